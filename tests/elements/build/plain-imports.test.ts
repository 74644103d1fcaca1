import { describe, expect, it } from 'vitest'
import { unwrapped } from '../../../elements/build/plain-imports.ts'

describe('a wrapped import', () => {
  it('is written plainly again', () => {
    expect(unwrapped('y=()=>i(()=>import(`./a-x_1.js`),[],import.meta.url);')).toBe('y=()=>import(`./a-x_1.js`);')
    expect(unwrapped('i(async()=>{let{show:e}=await import(`./a.js`);return{show:e}},[],import.meta.url).then(f)')).toBe(
      'import(`./a.js`).then(f)',
    )
    expect(unwrapped('await i(()=>import(`./a.js`).then(e=>e.t),[],import.meta.url)')).toBe('await import(`./a.js`).then(e=>e.t)')
  })

  it('is all that is touched', () => {
    const other = 'new Worker(new URL(`w.js`,import.meta.url));import(`./a.js`);f(()=>1,[],import.meta.url)'
    expect(unwrapped(other)).toBe(other)
  })
})
