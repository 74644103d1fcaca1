type Show = typeof import('./failure.ts').showFailure

/**
 * Shows a sentence in place of the screen. Its words and looks are loaded on a bad day only; where even those do not
 * arrive, one line in two languages stands in: a blank element would be worse.
 */
export async function fail(...given: Parameters<Show>): Promise<void> {
  try {
    const { showFailure } = await import('./failure.ts')
    showFailure(...given)
  } catch {
    given[1].textContent = '加载失败，请刷新重试 · Could not be loaded, please reload'
  }
}
