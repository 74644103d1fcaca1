import sharp from 'sharp'
import { expect, it } from 'vitest'
import { mostPixels } from '#src/server/storage/intake/decoding-cost.ts'

const square = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#39c' } })

it('takes as many pixels as the format bears in memory, and those of a telephone in all of them', async () => {
  const made: [string, Buffer][] = [
    ['a plain JPEG', await square().jpeg().toBuffer()],
    ['a plain PNG', await square().png().toBuffer()],
    ['a progressive JPEG', await square().jpeg({ progressive: true }).toBuffer()],
    ['a progressive JPEG with all its colours', await square().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['an interlaced PNG', await square().png({ progressive: true }).toBuffer()],
    ['a WebP', await square().webp().toBuffer()],
    ['a GIF', await square().gif().toBuffer()],
  ]
  const most = new Map<string, number>()
  for (const [name, bytes] of made) most.set(name, mostPixels(await sharp(bytes).metadata()) / 1_000_000)
  expect(Math.min(...most.values())).toBeGreaterThan(16)
  expect([most.get('a plain JPEG'), most.get('a plain PNG'), most.get('a progressive JPEG')]).toEqual([40, 40, 40])
  expect(most.get('a progressive JPEG with all its colours')).toBeLessThan(40)
  expect(most.get('a WebP')).toBeLessThan(40)
})
