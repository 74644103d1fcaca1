import { markFlow, type FlowRow } from '#src/api/capital-flow.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { Signed } from '#src/console/parts/finance/amount.tsx'
import { flowList, kinds, type FlowWords } from '#src/console/parts/finance/flow-list.tsx'
import { longText } from '#src/kinds/long-text.ts'
import { $text } from '#src/console/parts/finance/flow-list.text.ts'

const remark = defineForm<FlowRow, { mark: string }, FlowWords>({
  text: $text,
  title: { add: 'remark', edit: 'remark' },
  start: ({ row }) => ({ mark: row?.mark ?? '' }),
  fields: [{ key: 'mark', of: longText({ max: 500 }), hint: 'remarkHint' }],
  save: async ({ mark }, { connection, row, options }) =>
    (await connection.answer(markFlow, { params: { id: row!.id }, body: { mark } }, options)).message,
})

/** Every movement of money between the shop and the world (finance contract, 资金流水). */
export default definePage<FlowRow, FlowWords>({
  ...flowList,
  find: 'keywords',
  filters: [
    { field: 'trading_type', as: 'choice', word: 'kind', options: kinds },
    { field: 'time', as: 'dates', word: 'dates' },
    ...flowList.filters,
  ],
  columns: flowList.columns.map((column) =>
    column.key === 'price'
      ? {
          ...column,
          show: ({ price, running }: FlowRow, words: FlowWords) => (
            <span className="console-over">
              <Signed amount={price} />
              {running !== undefined && <small className="console-faint">{`${words.running} ${running}`}</small>}
            </span>
          ),
        }
      : column,
  ),
  actions: [{ key: 'remark', on: 'row', form: remark }],
})
