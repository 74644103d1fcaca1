const holders = new Set<object>()
const hold = (event: BeforeUnloadEvent) => event.preventDefault()

/** Lets the browser ask before the page is left, until the returned function is called; however many hold it. */
export function holdPage(): () => void {
  const holder = {}
  if (holders.size === 0) window.addEventListener('beforeunload', hold)
  holders.add(holder)
  return () => {
    if (holders.delete(holder) && holders.size === 0) window.removeEventListener('beforeunload', hold)
  }
}
