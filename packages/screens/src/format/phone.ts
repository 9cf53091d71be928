/** A phone number as Facilities spec §2.13 shows it; any other number of digits stays as it was entered. */
export function displayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 10) return digits.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
  if (digits.length === 11) return digits.replace(/(\d)(\d{3})(\d{3})(\d{4})/, '$1-$2-$3-$4');
  return phone;
}
