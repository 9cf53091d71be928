import {
  Admin,
  BooleanField,
  DataTable,
  DateField,
  List,
  Pagination,
  Resource,
  SelectInput,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { loadTenants, nameOf, unitsOf } from '../data.js';

const unused = () => Promise.reject(new Error('The bench only lists.'));
const dataProvider = {
  getList: (_resource, { pagination }) => loadTenants(pagination),
  ...{ getOne: unused, getMany: unused, getManyReference: unused },
  ...{ create: unused, update: unused, updateMany: unused, delete: unused, deleteMany: unused },
};

const filters = [
  <TextInput key="name" source="name" alwaysOn />,
  <TextInput key="unit" source="unit" alwaysOn />,
  <TextInput key="facility" source="facility_number" alwaysOn />,
  <SelectInput key="status" source="status" choices={[{ id: 'moved', name: 'Moved' }]} />,
];

const TenantList = () => (
  <List filters={filters} perPage={100} pagination={<Pagination rowsPerPageOptions={[100]} />}>
    <DataTable>
      <DataTable.Col source="first_name" label="Tenant" render={nameOf} />
      <DataTable.Col source="facility_number" />
      <DataTable.Col source="units" disableSort render={unitsOf} />
      <DataTable.Col source="email" />
      <DataTable.Col source="city" />
      <DataTable.Col source="status" />
      <DataTable.Col source="charge_date" field={DateField} />
      <DataTable.Col source="tagged_for_removal" field={BooleanField} />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="tenants" list={TenantList} />
  </Admin>,
);
