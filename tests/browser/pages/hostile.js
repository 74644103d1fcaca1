// swallows keys the way old admin pages do, and counts what it sees
window.swallowed = []
document.addEventListener('keydown', function (event) {
  const isInput = /^(input|textarea|select)$/i.test(event.target.tagName)
  const taken = event.key === 'Backspace' || event.key === 'Enter' || (event.ctrlKey && event.key.toLowerCase() === 'z')
  if (!taken || isInput) return
  window.swallowed.push(event.key)
  event.preventDefault()
})
