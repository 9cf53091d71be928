import { List, ThemedLayout, useNotificationProvider, useTable } from '@refinedev/antd';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App, Button, ConfigProvider, Form, Input, Select, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { loadTenants, nameOf, unitsOf } from '../data.js';
import '@refinedev/antd/dist/reset.css';

const unused = () => Promise.reject(new Error('The bench only lists.'));
const dataProvider = {
  getList: ({ pagination }) =>
    loadTenants({ page: pagination.currentPage ?? pagination.current, perPage: 100 }),
  ...{ getOne: unused, create: unused, update: unused, deleteOne: unused, getApiUrl: () => '' },
};

function TenantList() {
  const { tableProps, searchFormProps } = useTable({
    syncWithLocation: true,
    pagination: { pageSize: 100 },
  });
  return (
    <List>
      <Form {...searchFormProps} layout="inline">
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="unit" label="Unit">
          <Input />
        </Form.Item>
        <Form.Item name="facility" label="Facility">
          <Input />
        </Form.Item>
        <Form.Item name="status" label="Status">
          <Select options={[{ value: 'moved', label: 'Moved' }]} />
        </Form.Item>
        <Button htmlType="submit">Search</Button>
      </Form>
      <Table {...tableProps} rowKey="id" rowSelection={{}}>
        <Table.Column
          dataIndex="first_name"
          title="Tenant"
          sorter
          render={(_, row) => nameOf(row)}
        />
        <Table.Column dataIndex="facility_number" title="Facility" sorter />
        <Table.Column dataIndex="units" title="Units" render={(_, row) => unitsOf(row)} />
        <Table.Column dataIndex="email" title="E-mail" />
        <Table.Column dataIndex="city" title="City" />
        <Table.Column dataIndex="status" title="Status" sorter />
        <Table.Column dataIndex="charge_date" title="Charge date" sorter />
        <Table.Column dataIndex="tagged_for_removal" title="Tagged" render={String} />
      </Table>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ConfigProvider>
      <App>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'tenants', list: '/tenants' }]}
          options={{ syncWithLocation: true, disableTelemetry: true }}
        >
          <Routes>
            <Route
              element={
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              }
            >
              <Route path="/" element={<Navigate to="/tenants" />} />
              <Route path="/tenants" element={<TenantList />} />
            </Route>
          </Routes>
        </Refine>
      </App>
    </ConfigProvider>
  </BrowserRouter>,
);
