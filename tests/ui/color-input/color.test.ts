import { describe, expect, it } from 'vitest'
import { readColor, typedColor, writeColor } from '#src/ui/color-input/color.ts'

const again = (text: string) => {
  const color = readColor(text)
  return color && writeColor(color)
}

describe('colours', () => {
  it.each([
    ['#E93323', '#e93323'],
    ['e93323', '#e93323'],
    ['#fff', '#ffffff'],
    ['#0f08', '#00ff0088'],
    ['rgb(233, 51, 35)', '#e93323'],
    ['rgba(0,0,0,0.5)', '#00000080'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
    ['transparent', '#00000000'],
  ])('reads %s as %s', (text, hex) => {
    expect(again(text)).toBe(hex)
  })

  it.each(['', 'red-ish', '#12', '#12345', '#1234567', 'rgb(1,2)', 'url(x)'])('refuses %s', (text) => {
    expect(readColor(text)).toBeUndefined()
  })

  it('keeps every one of a thousand colours through reading and writing', () => {
    for (let value = 0; value < 0xffffff; value += 16_769) {
      const hex = `#${value.toString(16).padStart(6, '0')}`
      expect(again(hex)).toBe(hex)
    }
  })

  it.each([
    ['e93323', '#e93323'],
    ['＃ＦＦＦ', '#ffffff'],
    ['RGB（233，51，35）', '#e93323'],
    ['233, 51, 35', '#e93323'],
    ['rgba(0, 0, 0, 0.5)', '#00000080'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
  ])('understands %s when it is typed', (text, hex) => {
    expect(writeColor(typedColor(text) as Exclude<ReturnType<typeof typedColor>, string>)).toBe(hex)
  })

  it.each(['', '#12', '#gggggg', 'red', '#1234567'])('calls %s a wrong hex', (text) => {
    expect(typedColor(text)).toBe('hex')
  })

  it.each(['rgb(1,2)', 'rgb(256,0,0)', 'rgb(1,2,3,4)', 'rgba(1,2,x)', '300,1,2', 'rgb'])('calls %s a wrong rgb', (text) => {
    expect(typedColor(text)).toBe('rgb')
  })
})
