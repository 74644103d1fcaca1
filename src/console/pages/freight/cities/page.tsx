import { Eraser, Plus } from 'lucide-react'
import {
  cleanCityCache,
  listCities,
  readAllCities,
  readCityAddForm,
  readCityEditForm,
  removeCity,
  type CityNode,
  type CityRow,
} from '#src/api/cities.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { $text } from './text.ts'

const path = '/setting/freight/city/list'
const above = 'parent_id'

/** Everything that has regions below it, with the names above it. */
const optionsOf = (nodes: readonly CityNode[], names: readonly string[] = []): { value: string; label: string }[] =>
  nodes.flatMap(({ value, label, children }) => {
    const own = [...names, label]
    // districts have nothing below them
    const isAbove = children !== undefined || names.length < 2
    return isAbove ? [{ value: String(value), label: own.join(' / ') }, ...optionsOf(children ?? [], own)] : []
  })

const form = serverForm<CityRow>({
  ask: ({ connection, row, query }) =>
    row
      ? connection.send(readCityEditForm, { params: { id: row.id } })
      : connection.send(readCityAddForm, { params: { parent_id: query.get(above) ?? 0 } }),
})

/** Regions that goods are sent to, one level at a time (products contract, 城市数据). */
export default definePage<CityRow, ReturnType<typeof $text.get>>({
  text: $text,
  list: { call: listCities as never, read: (wire) => wire as unknown as CityRow },
  query: { [above]: 0 },
  rowKey: ({ id }) => String(id),
  rowName: ({ label }) => label,
  size: 50,
  empty: 'empty',
  filters: [
    {
      field: above,
      as: 'remote',
      word: 'parent',
      all: 'country',
      load: async (connection) => optionsOf(await connection.send(readAllCities, {})),
    },
  ],
  columns: [
    { key: 'id', width: 120 },
    { key: 'label', heading: true, show: ({ label }) => <strong className="console-name">{label}</strong> },
    { key: 'parent', show: ({ parent_name }) => parent_name },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'system-city-add', form },
    {
      key: 'cleanCache',
      on: 'list',
      at: 'shop',
      permission: 'system-city-clear-cache',
      icon: <Eraser size={16} aria-hidden />,
      run: async (_, { connection }) => (await connection.answer(cleanCityCache, {})).message,
    },
    {
      key: 'below',
      on: 'row',
      when: ({ children }) => children !== undefined,
      open: ({ city_id }, { go }) => go(`${path}?${above}=${city_id}`),
    },
    { key: 'edit', on: 'row', permission: 'system-city-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeAll',
      permission: 'system-city-delete',
      run: async ({ city_id }, { connection }) => (await connection.answer(removeCity, { params: { city_id } })).message,
    },
  ],
})
