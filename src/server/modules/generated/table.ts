import type { Sentence } from '../../locale.ts'

interface Common {
  title: Sentence
  required?: boolean
  /** Stands in the list. */
  listed?: boolean
}
/** Can be looked for: text by a part, a choice by itself, a time by from and to. */
interface Searchable {
  searchable?: boolean
}

export interface Option {
  value: string
  label: Sentence
}

/** A field: its kind of form, and the type that its column has (its name is the column's). */
export type Field = Common &
  (
    | ({ type: 'input' | 'textarea'; most?: number } & Searchable)
    // numeric; null is empty
    | { type: 'number'; least?: number; most?: number; places?: number }
    // date with `isDay`, timestamptz without; null is empty
    | ({ type: 'dateTime'; isDay?: boolean } & Searchable)
    // two columns of such a type, `<name>_from` and `<name>_to`
    | { type: 'dateTimeRange'; isDay?: boolean }
    // smallint, 0 or 1
    | { type: 'switches'; start?: 0 | 1 }
    | ({ type: 'select' | 'radio'; options: readonly Option[] } & Searchable)
    // text
    | { type: 'frameImageOne' }
    // jsonb, a list
    | { type: 'frameImages'; most?: number }
  )

/** A generated table: all that its page, its calls and its checks follow from. Its SQL table, its menu and its keys are a migration. */
export interface Table {
  /** Of the SQL table and of its address: lower case and underscores. */
  name: string
  title: Sentence
  fields: Readonly<Record<string, Field>>
}

const found = import.meta.glob<Table>('./tables/*.ts', { eager: true, import: 'default' })

/** Every generated table. */
export const tables: readonly Table[] = Object.values(found)

/** Fields with their names, in their order. */
export const fieldsOf = ({ fields }: Table): [string, Field][] => Object.entries(fields)

export const optionsOf = (field: Field): readonly Option[] | undefined => ('options' in field ? field.options : undefined)

/** Where the word of a choice stands in a row (crud contract: a display suffix). */
export const shownName = (name: string, field: Field): string => (optionsOf(field) ? `${name}_label` : name)

/** Keys of a table in the menu: the page's, and those of its buttons, which ask for the page's as well. */
export const keysOf = ({ name }: Pick<Table, 'name'>) => ({
  ...{ page: `crud-${name}`, add: `crud-${name}-add`, edit: `crud-${name}-edit`, delete: `crud-${name}-delete` },
})
