import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid, renderTextEditor } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'

/* react-data-grid with the same 500 rows of 15 columns; its figures are floats, its sums stand in a row below. */

const texts = Array.from({ length: 12 }, (_, at) => `c${at}`)
const rowAt = (at) => ({
  id: at,
  ...Object.fromEntries(texts.map((name) => [name, `${name} ${at}`])),
  quantity: String(at + 1),
  price: '2.5',
})
const amountOf = (row) => Number(row.quantity) * Number(row.price)
const columns = [
  ...texts.map((name) => ({ key: name, name, width: 110, renderEditCell: renderTextEditor })),
  { key: 'quantity', name: 'quantity', width: 110, renderEditCell: renderTextEditor, renderSummaryCell: ({ row }) => row.quantity },
  { key: 'price', name: 'price', width: 110, renderEditCell: renderTextEditor },
  { key: 'amount', name: 'amount', width: 110, renderCell: ({ row }) => amountOf(row), renderSummaryCell: ({ row }) => row.amount },
]

function Sheet() {
  const [rows, setRows] = useState(() => Array.from({ length: 500 }, (_, at) => rowAt(at)))
  useEffect(() => {
    globalThis.rows = () => rows.map((row) => ({ ...row, amount: amountOf(row) }))
  }, [rows])
  const sums = useMemo(
    () => [
      {
        quantity: rows.reduce((total, row) => total + Number(row.quantity), 0),
        amount: rows.reduce((total, row) => total + amountOf(row), 0),
      },
    ],
    [rows],
  )
  return (
    <DataGrid
      style={{ height: 700 }}
      columns={columns}
      rows={rows}
      rowKeyGetter={({ id }) => id}
      onRowsChange={setRows}
      bottomSummaryRows={sums}
    />
  )
}

createRoot(document.querySelector('#root')).render(<Sheet />)
