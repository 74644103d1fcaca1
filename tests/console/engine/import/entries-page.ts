import { resource, restCalls } from '#src/api/resource.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { choice } from '#src/kinds/choice.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { percent } from '#src/kinds/percent.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { columns } from '#src/text/columns.ts'

const word = (zh: string, en: string) => ({ 'zh-cn': zh, en, 'zh-tw': zh })
const $text = columns({
  ...{
    title: word('基础数据', 'Basic data'),
    kind: word('类别', 'Kind'),
    name: word('名称', 'Name'),
    decimals: word('小数位数', 'Places'),
  },
  ...{ type: word('仓库类型', 'Type'), address: word('地址', 'Address'), rate: word('税率（%）', 'Rate (%)'), sort: word('排序', 'Order') },
  ...{ isOn: word('状态', 'State'), yes: word('启用', 'In use'), no: word('停用', 'Switched off'), unit: word('计量单位', 'Unit') },
  ...{ warehouse: word('仓库', 'Warehouse'), tax_rate: word('税率', 'Tax rate'), colour: word('颜色', 'Colour') },
  ...{ raw: word('原料仓', 'Raw material'), finished: word('成品仓', 'Finished goods') },
})
const entry = resource({
  name: 'entry',
  label: 'name',
  sameBy: ['kind', 'name'],
  fields: fields({
    kind: choice({ unit: 'unit', warehouse: 'warehouse', tax_rate: 'tax_rate', colour: 'colour' }, { required: true }),
    name: text({ required: true, max: 40 }),
    decimals: whole(),
    type: choice({ raw: 'raw', finished: 'finished' }),
    address: text(),
    rate: percent({ places: 4 }),
    sort: whole({ start: 0 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls: restCalls('/setting/basics'),
  key: 'setting-systemBasicdata',
  keys: { add: 'setting-systemBasicdata', edit: 'setting-systemBasicdata', remove: 'setting-systemBasicdata' },
})

/** A page of records with a kind of value for every way a file can hold one. */
export default recordPage({ text: $text, of: entry, columns: [{ key: 'name', heading: true }, 'kind'] })
