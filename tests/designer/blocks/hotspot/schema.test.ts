import { describe, expect, it } from 'vitest'
import { hotspot } from '#src/designer/blocks/hotspot/schema.ts'

const area = { number: 1, starX: 30, starY: 40, areaWidth: 300, areaHeight: 160, nowImgWidth: 750, link: '/pages/x', color: 'red' }
const wire = { ...hotspot.fresh(), picStyle: { url: 'https://shop.example.com/a.png', list: [area], hint: 1 } }
const listOf = (next: unknown) => (next as typeof wire).picStyle.list as Record<string, unknown>[]

describe('stored hotspots', () => {
  it('keep their areas when the picture changes', () => {
    const next = hotspot.write({ ...hotspot.read(wire), picture: 'https://shop.example.com/b.png' }, wire)
    expect(next['picStyle']).toEqual({ ...wire.picStyle, url: 'https://shop.example.com/b.png' })
  })

  it('write an area with the shop’s spellings and keep what is unknown in it', () => {
    const value = hotspot.read(wire)
    const moved = { ...value.areas[0]!, x: 31, link: '' }
    expect(listOf(hotspot.write({ ...value, areas: [moved] }, wire))).toEqual([{ ...area, starX: 31, link: '' }])
  })

  it('write a new area as the storefront reads it', () => {
    const value = hotspot.read(wire)
    const fresh = { number: 2, x: 1, y: 2, width: 30, height: 40, link: 'pages/x@APPID=wx1' }
    expect(listOf(hotspot.write({ ...value, areas: [...value.areas, fresh] }, wire))[1]).toEqual({
      number: 2,
      starX: 1,
      starY: 2,
      areaWidth: 30,
      areaHeight: 40,
      nowImgWidth: 750,
      link: 'pages/x@APPID=wx1',
    })
  })

  it('read numbers that a server made texts, and leave them until they change', () => {
    const texts = { ...area, starX: '30.5', areaWidth: '300' }
    const other = { ...wire, picStyle: { url: '', list: [texts, area, null] } }
    const value = hotspot.read(other)
    expect(value.areas[0]).toMatchObject({ x: 30.5, width: 300 })
    const next = hotspot.write({ ...value, areas: value.areas.map((one, index) => (index === 1 ? { ...one, y: 41 } : one)) }, other)
    expect(listOf(next)[0]).toBe(texts)
    expect(listOf(next)[2]).toBe(null)
  })
})
