import { isEnabled, isShown, mayEdit } from '../../action.ts'
import { actions } from '../../actions/index.ts'
import { $wordsOf, fieldsOf as fieldRows } from '../../blocks/fields.ts'
import { blockKinds } from '../../blocks/index.ts'
import { nameOfBlock } from '../../blocks/shared/kind-name.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { Editor } from '../../editor.ts'
import { isOffered } from '../../modules.ts'
import { focusField } from '../../panel/focus-field.ts'
import { keysText } from '../../shortcuts.ts'
import { $text } from './commands.text.ts'

/** One line of the command palette. */
export interface Command {
  readonly key: string
  readonly group: 'actions' | 'fields' | 'blocks' | 'page'
  readonly label: string
  readonly keys?: string
  run(): void
}

const mostBlocks = 2000

/** Everything that the palette can do now: actions, fields of the chosen block, kinds to add, blocks to go to. */
export function commandsOf(editor: Editor): Command[] {
  return [...actionsOf(editor), ...fieldsOf(editor), ...kindsOf(editor), ...blocksOf(editor)]
}

function actionsOf(editor: Editor): Command[] {
  return [...actions.values()]
    .filter((action) => action.id !== 'commands' && isShown(action, editor) && isEnabled(action, editor))
    .map((action) => ({
      key: `action ${action.id}`,
      group: 'actions',
      label: action.label(),
      ...(action.keys?.[0] && { keys: keysText(action.keys[0]) }),
      run: () => void action.run(editor),
    }))
}

function fieldsOf(editor: Editor): Command[] {
  const block = editor.page.block(editor.page.$selected.get())
  const kind = block && blockKinds.get(block.kind)
  if (!kind || block.foreign || !mayEdit(editor)) return []
  const value = kind.read(block.wire) as never
  const rows = fieldRows(kind).filter((row) => row.when?.(value) ?? true)
  return rows.map((row) => ({
    key: `field ${row.field}`,
    group: 'fields',
    label: wordOf($wordsOf(kind).get(), row.field),
    run: () => focusField(editor, [row.field]),
  }))
}

function kindsOf(editor: Editor): Command[] {
  const { policy } = editor
  const modules = editor.connection.$session.get()?.modules ?? null
  return [...blockKinds.values()]
    .filter((kind) => kind.group !== 'page' && !policy.isReadOnly && policy.allows(kind.kind) && isOffered(kind, modules))
    .map((kind) => ({
      key: `kind ${kind.kind}`,
      group: 'blocks',
      label: $text.get().add(kind.$text.get()['name'] ?? kind.kind),
      run: () => editor.add(kind.kind),
    }))
}

function blocksOf(editor: Editor): Command[] {
  const { page } = editor
  return page.order.slice(0, mostBlocks).map((id, index) => ({
    key: `block ${id}`,
    group: 'page',
    label: $text.get().goTo(`${nameOfBlock(page.block(id)!)} ${index + 1}`),
    run: () => {
      page.select(id)
      editor.reveal(id)
    },
  }))
}
