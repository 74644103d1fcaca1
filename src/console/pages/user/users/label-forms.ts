import { readLabelTree, readUserLabels, setUserLabels, type LabelsOfCategory } from '#src/api/shop-users.ts'
import type { BeginWork } from '#src/console/engine/action.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { trees, type TreeNode } from '#src/kinds/tree.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { FormOfMany } from './forms.ts'
import { $text, type Words } from './text.ts'
import type { User } from './user.ts'

interface Labels {
  labels: readonly string[]
  /** Those that were there. */
  had: readonly string[]
  list: readonly TreeNode[]
}

const hadIn = (categories: readonly LabelsOfCategory[]): string[] =>
  categories.flatMap(({ label }) => label.flatMap(({ id, disabled: isSet }) => (isSet ? [String(id)] : [])))

const nodesOf = (categories: readonly LabelsOfCategory[]): TreeNode[] =>
  categories.map(({ id, name, label }) => ({
    // a category and a label may have the same id
    value: `category-${id}`,
    label: name,
    children: label.map((one) => ({ value: String(one.id), label: one.label_name })),
  }))

type Over = Pick<Connection, 'send' | 'answer'>

/** Stores what a user has: all of it, because a plain shop puts that in the place of what was there, and what is taken away. */
async function store(over: Over, uid: User['uid'], now: readonly string[], had: readonly string[], options?: SendOptions): Promise<string> {
  const taken = had.filter((id) => !now.includes(id))
  if (taken.length === 0 && now.every((id) => had.includes(id))) return $text.get().labelsSame
  const body = { label_ids: now.map(Number), un_label_ids: taken.map(Number) }
  return (await over.answer(setUserLabels, { params: { uid }, body }, options)).message
}

/** Labels of one user: given and taken away. */
export const labelForm = defineForm<User, Labels, Words>({
  text: $text,
  title: { add: 'setLabels', edit: 'setLabels' },
  async start({ connection, row }) {
    const categories = await connection.send(readUserLabels, { params: { uid: row!.uid } })
    const had = hadIn(categories)
    return { labels: had, had, list: nodesOf(categories) }
  },
  fields: [{ key: 'labels', sentAs: ['label_id', 'label_ids'], of: ({ list }) => trees({ list }) }],
  save: ({ labels, had }, { connection, row, options }) => store(connection, row!.uid, labels, had, options),
})

interface Choosing {
  /** The head where no other one stands above it. */
  title?: 'addLabels'
  send(ids: readonly string[], over: Over, options: SendOptions): Promise<string>
}

/** Labels for many; none of them is chosen at first. */
const labelsOfMany = ({ title, send }: Choosing): Form<User> =>
  defineForm<User, Labels, Words>({
    text: $text,
    ...(title && { title: { add: title, edit: title } }),
    async start({ connection }) {
      const tree = await connection.send(readLabelTree, {})
      const list = tree.map(({ id, label, children }) => ({
        ...{ value: `category-${id}`, label },
        children: children.map((one) => ({ value: String(one.value), label: one.label })),
      }))
      return { labels: [], had: [], list: list.filter(({ children }) => children.length > 0) }
    },
    fields: [{ key: 'labels', sentAs: ['label_id', 'label_ids'], of: ({ list }) => trees({ list }), required: 'labelMissing' }],
    save: ({ labels }, { connection, options }) => send(labels, connection, options),
  })

/** Each of them keeps what they have. */
export const moreLabelsOf: FormOfMany = (users) =>
  labelsOfMany({
    title: 'addLabels',
    async send(ids, over) {
      let said = ''
      for (const { uid } of users) {
        const had = hadIn(await over.send(readUserLabels, { params: { uid } }))
        said = await store(over, uid, [...new Set([...had, ...ids])], had)
      }
      return said
    },
  })

const ofAll = (mode: 'add' | 'replace') => (begin: BeginWork) =>
  labelsOfMany({ send: (ids, _, options) => begin({ label_id: ids.map(Number), mode }, options) }) as Form<never>

/** Everybody whom the filter finds gets them. */
export const moreLabelsOfAll = ofAll('add')
/** Everybody whom the filter finds has these afterwards, and no others. */
export const labelsOfAll = ofAll('replace')
