import { expect, test } from 'vitest'
import { isShownStyle } from '#src/lib/shown-rules.ts'

test.each([
  ['color', 'rgba(204, 0, 0, 0.5)'],
  ['background-image', 'linear-gradient(90deg, rgb(1, 2, 3), hsl(1, 2%, 3%))'],
  ['width', 'calc(100% - 20px)'],
  ['text-indent', '-2em'],
  ['margin-left', '20px'],
  ['border-top-left-radius', '8px'],
  ['border-bottom-color', 'red'],
])('%s: %s stays', (property, value) => {
  expect(isShownStyle(property, value)).toBe(true)
})

test.each([
  ['position', 'fixed'],
  ['z-index', '9'],
  ['translate', '9px'],
  ['zoom', '9'],
  ['margin-top', '-400px'],
  ['margin-top', 'calc(0px - 400px)'],
  ['background-image', 'url(https://far.test/)'],
  ['background-image', 'linear-gradient(red, blue), URL("https://far.test/")'],
  ['background-image', 'image-set("https://far.test/" 1x)'],
  ['background-color', 'u\\72l(https://far.test/)'],
  ['width', 'var(--x)'],
  ['list-style-image', 'none'],
  ['border-image-source', 'none'],
  ['animation-name', 'spin'],
  ['--x', 'red'],
])('%s: %s goes', (property, value) => {
  expect(isShownStyle(property, value)).toBe(false)
})
