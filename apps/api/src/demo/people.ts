const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split(/\n\s*/);

/** Invented names and streets in the style of a rent roll. */
export const firstNames = words(`
  Maria James Aisha Robert Linh David Sofía Michael Priya Thomas Grace Daniel Chloe Omar Ruth
  Kevin Zoë Samuel Elena Marcus Hannah Andre Naomi Peter Jasmine Walter Irene Diego Carol Yusuf
`);

export const lastNames = words(`
  Alvarez Johnson Nguyen O’Brien Patel Schmidt Núñez Carter Kim Whitfield Okafor Larsen Morales
  Baptiste Harrison Cho Fitzgerald Delacroix Abbott Reyes Sanders Kowalski Thompson-Reed Mbeki
  Vance Castellanos Price Ito Goldberg Hughes Ramírez Stone McAllister
`);

export const companies = lines(`
  Lakeside Plumbing LLC
  Grace Community Church
  Dorado Catering Inc
  Northwind Event Rentals
  Peak Landscaping Co
`);

export const streets = lines(`
  Elm Street
  Oak Avenue
  Mill Road
  Juniper Court
  County Road 12
  Lakeshore Drive
  Second Street
  Prairie Lane
  Sunset Boulevard
  Old Post Road
  Chestnut Way
`);
