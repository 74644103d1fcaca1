// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Deferred } from '#src/gate/deferred.tsx'
import { setLocale } from '#src/text/locale.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { freshBase, stage } from './stage.ts'

const patient = { timeout: 10_000 }
let show: ReturnType<typeof stage>
let times: number
let message: string
let isGone: boolean

/** A part whose file is deleted from the server while the page is open. */
const part = () =>
  lazyPart<object>(async () => {
    times++
    if (isGone) throw new Error(message)
    return () => <p>部件在场</p>
  })

function open(standalone: boolean) {
  const deferred = part()
  const Screen = () => (
    <>
      <textarea />
      <Deferred part={deferred} props={{}} pending={<i>等待</i>} />
    </>
  )
  show = stage(mountReact(Screen), { baseUrl: freshBase(), standalone })
}
const button = (name: string) => [...show.root.querySelectorAll('button')].find((one) => one.textContent === name)

beforeEach(() => {
  setLocale('zh-cn')
  times = 0
  isGone = true
  message = 'Failed to fetch dynamically imported module'
  localStorage.setItem('crm:draft:x', 'half a sentence')
})
afterEach(() => {
  show.end()
  localStorage.clear()
})

describe('a part of the code that is gone', () => {
  it('is asked for twice, then a card says so; what is typed stays, and another try brings it', async () => {
    open(false)
    const typed = await show.appears<HTMLTextAreaElement>('textarea')
    typed.value = '半句话'
    await show.reads('页面加载失败')
    await show.reads('ChunkLoadError')
    expect(times).toBe(2)
    // a host's page is not ours to load again
    expect(button('重新加载后台')).toBeUndefined()
    isGone = false
    button('重试')!.click()
    await show.reads('部件在场')
    expect(show.find('textarea')).toBe(typed)
    expect(typed.value).toBe('半句话')
  })

  it('is told apart from a style sheet; loading the console again keeps the drafts', async () => {
    message = 'Unable to preload CSS for /chunks/x.css'
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    open(true)
    await show.reads('CSS_CHUNK_LOAD_FAILED')
    await vi.waitFor(() => button('重新加载后台')!.click(), patient)
    expect(reload).toHaveBeenCalledTimes(1)
    expect({ ...localStorage }).toEqual({ 'crm:draft:x': 'half a sentence' })
    reload.mockRestore()
  })
})
