import type { Editor } from '../editor.ts'

const patience = 3000

/** Opens the tab of the linter and puts the focus on its first finding. */
export function showFindings(editor: Editor): void {
  const { root } = editor.host
  editor.$tab.set('checks')
  const end = performance.now() + patience
  const look = () => {
    const rail = root.querySelector('.designer-rail')
    // one view at a time in a narrow element
    if (rail && rail.getClientRects().length === 0) root.querySelector<HTMLElement>('.designer-views [data-view=rail]')?.click()
    const first = rail?.querySelector<HTMLElement>('[data-finding]')
    if (first) first.focus()
    else if (performance.now() < end) requestAnimationFrame(look)
  }
  // a dialog has given its focus back by then
  setTimeout(look, 60)
}
