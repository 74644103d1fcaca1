// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { Differences } from '#src/forms/differences.tsx'
import { readForm } from '#src/forms/read-form.ts'
import { setLocale } from '#src/text/locale.ts'

const base = 'https://shop.example'
const rule = (field: string, props: object, value: unknown) => ({ type: 'frame', field, title: field, value, props })
const form = {
  title: '',
  action: '/x',
  method: 'POST',
  rules: [
    rule('照片', { type: 'image', maxLength: 1 }, ''),
    rule('细节', { type: 'image', maxLength: 5 }, []),
    { type: 'input', field: '型号', title: '型号', value: '', props: {} },
  ],
}

it('shows pictures that differ, mine beside theirs; what is text stays text', async () => {
  setLocale('zh-cn')
  const { fields } = readForm(form, base)
  const values: [unknown, unknown][] = [
    ['/a.png', ''],
    [['/b.png', '/c.png'], ['/c.png']],
    ['/not-a-picture', 'X2'],
  ]
  const differences = values.map(([mine, theirs], at) => ({ field: fields[at]!, base: null, mine, theirs }))
  const clash = { differences, chosen: {}, refusals: 0, choose: () => {} }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const Thumb = ({ src }: { src: string }) => <img src={`${base}${src}`} alt="" />
  await act(async () => root.render(<Differences clash={clash} tools={{ Thumb }} />))
  const shown = [...document.querySelectorAll('label')].map((label) => [
    label.textContent,
    ...[...label.querySelectorAll('img')].map((image) => image.src.replace(base, '')),
  ])
  expect(shown).toEqual([
    ['我填写的：a.png', '/a.png'],
    ['现在保存的：—'],
    ['我填写的：b.png、c.png', '/b.png', '/c.png'],
    ['现在保存的：c.png', '/c.png'],
    ['我填写的：/not-a-picture'],
    ['现在保存的：X2'],
  ])
  await act(async () => root.unmount())
})
