import { expect, it } from 'vitest'
import type { PrintTemplate, PrintTemplates } from '#src/api/print-templates.ts'
import { letterOf, sealOf, usualOf } from '#src/console/engine/records/print/print-templates.ts'
import { choiceOf, readPrintChoice, usualChoice } from '#src/console/engine/records/print/print-choice.ts'
import type { Connection } from '#src/stores/connection.ts'

const template = (id: number, more: Partial<PrintTemplate> = {}): PrintTemplate => ({
  ...{ id, name: `模板 ${id}`, paper: 'half', copies: ['存根'], hidden: ['price'], header: '地址', footer: '谢谢' },
  ...{ has_logo: 0, is_default: 0, ...more },
})
const templates = (...list: PrintTemplate[]): PrintTemplates => ({
  list,
  company: { name: '橡胶厂', address: '', phone: '', logo: '/uploads/logo.png', seal: '/uploads/seal.png' },
})
const page = { print: { leftOut: ['qc'] } } as unknown as Parameters<typeof usualOf>[0]
const connection = { base: 'https://shop.example' } as Connection

it('prints as the usual template says where nobody has chosen, and as before without one', () => {
  expect(usualOf(page, undefined)).toBeUndefined()
  expect(usualOf(page, templates(template(1)))).toEqual({ ...usualChoice, hidden: ['qc'] })
  expect(usualOf(page, templates(template(1), template(2, { is_default: 1 })))).toEqual({
    ...{ paper: 'half', copies: ['存根'], hidden: ['price'], template: '2' },
  })
})

it('keeps the template that was chosen, and reads what was kept before there were any', () => {
  const chosen = choiceOf(template(7))
  expect(readPrintChoice({ ...chosen })).toEqual(chosen)
  expect(readPrintChoice({ paper: 'a4', hidden: [], copies: [] }).template).toBe('')
})

it('puts the company above every paper, and what a template says above and below with its logo', () => {
  const all = templates(template(1), template(2, { has_logo: 1 }))
  expect(letterOf(all, usualChoice, connection)).toEqual({ site: '橡胶厂' })
  expect(letterOf(all, choiceOf(all.list[0]!), connection)).toEqual({ site: '橡胶厂', header: '地址', footer: '谢谢' })
  expect(letterOf(all, choiceOf(all.list[1]!), connection)).toMatchObject({ logo: 'https://shop.example/uploads/logo.png' })
  // a template that is gone leaves what was chosen of paper and columns
  expect(letterOf(all, { ...usualChoice, template: '99' }, connection)).toEqual({ site: '橡胶厂' })
})

it('knows a seal where the page has a place for one, and the server tells it', () => {
  const sealed = { print: { seal: 'sealArea' } } as unknown as Parameters<typeof usualOf>[0]
  expect(sealOf(sealed, templates(), connection)).toBe('https://shop.example/uploads/seal.png')
  expect(sealOf(page, templates(), connection)).toBeUndefined()
  expect(sealOf(sealed, { list: [], company: { ...templates().company, seal: '' } }, connection)).toBeUndefined()
})
