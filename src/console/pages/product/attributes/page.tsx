import { Plus } from 'lucide-react'
import {
  listAttributeTemplates,
  readAttributeTemplate,
  removeAttributeTemplates,
  saveAttributeTemplate,
  templateFields,
  type AttributeTemplateRow,
  type TemplateValues,
  type AttributeTemplateBody,
} from '#src/api/attribute-templates.ts'
import { newRecord, readRecord, writeRecord } from '#src/api/records.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './text.ts'

/** A template as its form holds it, with the version that was read. */
type Versioned = TemplateValues & { version?: number | undefined }

const form = defineForm<AttributeTemplateRow, Versioned, ReturnType<typeof $text.get>>({
  text: $text,
  in: 'drawer',
  // a grid, not cards
  width: 720,
  async start({ connection, row }) {
    if (!row) return newRecord(templateFields)
    const { info } = await connection.send(readAttributeTemplate, { params: { id: row.id } })
    return readRecord(templateFields, { ...info })
  },
  theirs: (row) => readRecord(templateFields, { ...row }),
  fields: [
    { key: 'name', sentAs: 'rule_name', required: 'missing', of: templateFields.name },
    { key: 'attributes', sentAs: 'spec', of: templateFields.attributes, required: 'missing' },
  ],
  async save(values, { connection, row, options }) {
    const body = writeRecord(templateFields, values, values.version) as unknown as AttributeTemplateBody
    return (await connection.answer(saveAttributeTemplate, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})

async function remove(rows: readonly AttributeTemplateRow[], connection: Connection): Promise<string> {
  const ids = rows.map(({ id }) => id).join(',')
  return (await connection.answer(removeAttributeTemplates, { body: { ids } })).message
}

/** Names that the wire joins by commas. */
const spaced = (names: string) => names.split(',').join('、')

const permissions = { add: 'product-rule-add', edit: 'product-rule-edit', remove: 'product-rule-delete' }

/** Attributes with their values, kept under a name (products contract, 商品规格). */
export default definePage({
  text: $text,
  list: listAttributeTemplates,
  size: 15,
  empty: 'empty',
  find: 'rule_name',
  rowKey: ({ id }) => String(id),
  rowName: ({ rule_name: name }) => name,
  filters: [{ field: 'rule_name', as: 'text', word: 'search' }],
  columns: [
    { key: 'id', width: 90 },
    { key: 'name', heading: true, show: ({ rule_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'attribute', width: 200, show: ({ attr_name: names }) => spaced(names) },
    {
      key: 'values',
      width: 360,
      show: ({ attr_value: values }) => (
        <div>
          {values.map((one, index) => (
            <div key={index}>{spaced(one)}</div>
          ))}
        </div>
      ),
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: permissions.add, form },
    { key: 'edit', on: 'row', permission: permissions.edit, form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: permissions.remove,
      run: (row, { connection }) => remove([row], connection),
    },
    {
      key: 'removeAll',
      on: 'batch',
      isDanger: true,
      confirm: true,
      permission: permissions.remove,
      run: (rows, { connection }) => remove(rows, connection),
    },
  ],
})
