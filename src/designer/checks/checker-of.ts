import type { Editor } from '../editor.ts'
import type { Checker } from './checker.ts'

const checkers = new WeakMap<Editor, Promise<Checker>>()

/** The linter of an open page; it is downloaded when somebody first asks for it. */
export function checkerOf(editor: Editor): Promise<Checker> {
  const cached = checkers.get(editor)
  if (cached) return cached
  const coming = import('./checker.ts').then(({ Checker }) => new Checker(editor))
  checkers.set(editor, coming)
  // a failed download is tried again at the next need
  coming.catch(() => checkers.delete(editor))
  return coming
}
