/** In place of an id: a record that is not there yet. */
export const newId = 'new'

/** Addresses of the records of a list: each its own, and so a tab of its own. */
export interface RecordAddresses {
  list: string
  of(id: string): string
  editOf(id: string): string
}

/** `/orders` → `/orders/12`, `/orders/12?edit=1`, `/orders/new`; its route is `/orders/:id?`. */
export const addressesBelow = (path: string): RecordAddresses => ({
  list: path,
  of: (id) => `${path}/${encodeURIComponent(id)}`,
  editOf: (id) => `${path}/${encodeURIComponent(id)}?edit=1`,
})
