import type { Fields } from '#src/kinds/kind.ts'
import type { Resource } from './resource.ts'
import { shopResource } from './shop-resource.ts'

interface Declared<F extends Fields> extends Pick<Resource<F>, 'name' | 'label' | 'fields'> {
  /** Fields that stand in the list, in their order. */
  listed: readonly (keyof F & string)[]
  /** Fields that the list can be narrowed by: text by a part, a choice by itself, a day by from and to. */
  searched: readonly (keyof F & string)[]
}

/**
 * Declares a table that the console shows without a page of its own: the server describes list, forms and details as the shop's generator
 * does (crud contract, "Runtime page"). Its keys in the menu are `crud-<name>`, `-add`, `-edit` and `-delete`.
 */
export function generatedResource<F extends Fields>({ name, label, fields, listed, searched }: Declared<F>): Resource<F> {
  const path = `/crud/${name}` as const
  const key = `crud-${name}`
  return {
    ...shopResource({
      ...{ name, table: name, label, fields, key },
      calls: {
        ...{ list: `GET ${path}`, addForm: `GET ${path}/create`, editForm: `GET ${path}/:id/edit` },
        ...{ add: `POST ${path}`, edit: `PUT ${path}/:id`, remove: `DELETE ${path}/:id` },
      },
      keys: { add: `${key}-add`, edit: `${key}-edit`, remove: `${key}-delete` },
    }),
    generated: { listed, searched },
  }
}
