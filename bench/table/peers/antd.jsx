import { Table, Tag } from 'antd';
import { detailOf, valueColumns } from '../rows.ts';
import { Buttons, contend, viewHeight } from './page.jsx';

/* Table of Ant Design in its virtual mode, the faster one. */

const columns = [
  ...valueColumns.map((column) => ({
    key: column.key,
    dataIndex: column.key,
    title: column.header,
    width: 130,
    ellipsis: 'truncate' in column,
    align: 'end' in column ? 'right' : 'left',
    ...('badge' in column && { render: (value) => <Tag>{value}</Tag> }),
  })),
  { key: 'edit', width: 130, render: () => <Buttons /> },
];
const expandable = { expandedRowRender: detailOf };
const scroll = { x: 1400, y: viewHeight };

contend(
  ({ rows, selected, onSelect }) => (
    <Table
      virtual
      scroll={scroll}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      expandable={expandable}
      rowSelection={{
        selectedRowKeys: selected,
        onChange: onSelect,
      }}
    />
  ),
  {
    row: '.ant-table-row',
    expander: '.ant-table-row .ant-table-row-expand-icon',
    check: '.ant-table-row .ant-checkbox-input',
    checkAll: '.ant-table-thead .ant-checkbox-input',
  },
);
