import { anything, flag, id, list, record, text } from '../../replies.ts'

const cityRow = record({
  id: id,
  city_id: id,
  label: text,
  parent_name: text,
  children: list(anything),
  hasChildren: list(anything),
  _loading: flag,
})

export const listCities = list(cityRow)
export const readAllCities = list(record({ label: text, value: id, children: list(anything) }))
