import { exportContract, type ContractFormat } from '#src/api/factory-excel.ts'
import { priceKey } from '#src/api/factory-lines.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { flag } from '#src/kinds/flag.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './contract.text.ts'

interface Paper {
  id: string
  sn: string
}

interface Values {
  format: string
  place: string
  seal: boolean
  maySeal: boolean
}

/** Milliseconds for a file to come. */
const patience = 120_000

const contractForm = (type: 'PO' | 'SO') =>
  defineForm<Paper, Values, ReturnType<typeof $text.get>>({
    text: $text,
    start: ({ connection }) => ({ format: 'docx', place: '', seal: false, maySeal: connection.can('seal:use') }),
    fields: [
      { key: 'format', of: choice({ docx: 'word', pdf: 'pdf', xlsx: 'workbook' }, { required: true }), required: 'missing' },
      { key: 'place', of: text({ max: 100 }) },
      { key: 'seal', of: flag(), when: ({ maySeal, format }) => maySeal && format !== 'xlsx', help: 'sealHelp' },
    ],
    async save({ format, place, seal, maySeal }, { connection, row }) {
      const isSealed = seal && maySeal && format !== 'xlsx'
      const body = { type, id: Number(row!.id), format: format as ContractFormat, place, ...(isSealed && { seal: 1 }) }
      const content = await connection.send(exportContract, { body }, { timeout: patience })
      saveFile(`${$text.get().name}-${row!.sn}.${format}`, content)
      return $text.get().saved
    },
  })

/** The contract of an order (manufacturing 5.5), for who may see its prices. */
export const contractOf = (type: 'PO' | 'SO') =>
  ({ key: 'exportContract', on: 'row', permission: priceKey, form: contractForm(type) }) as const
