import { beforeKeys } from '../before-keys.ts'
import type { Editor } from '../editor.ts'

const patience = 3000

/** Opens the tab of the linter and puts the focus on its first finding. */
export function showFindings(editor: Editor): void {
  const { root } = editor.host
  editor.$tab.set('checks')
  const look = () => {
    const rail = root.querySelector('.designer-rail')
    // one view at a time in a narrow element
    if (rail && rail.getClientRects().length === 0) root.querySelector<HTMLElement>('.designer-views [data-view=rail]')?.click()
    const first = rail?.querySelector<HTMLElement>('[data-finding]')
    first?.focus()
    return first?.matches(':focus') ?? false
  }
  // a dialog has given its focus back by then
  beforeKeys(editor, look, (go) => setTimeout(go, 60), patience)
}
