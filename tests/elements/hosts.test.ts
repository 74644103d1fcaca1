import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { typings } from '#elements/typings.ts'

const folder = mkdtempSync(join(tmpdir(), 'crm-host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(['crm-console', 'crm-designer', 'crm-kefu', 'crm-media-library'])('%s can be imported where there are no pages', async (tag) => {
  expect('customElements' in globalThis).toBe(false)
  await expect(import(`../../elements/${tag}.ts`)).resolves.toBeDefined()
})

it('the types compile in a strict host without React', () => {
  writeFileSync(join(folder, 'crm-elements.d.ts'), typings())
  writeFileSync(
    join(folder, 'host.ts'),
    `import './crm-elements.js'\nconst designer = document.querySelector('crm-designer')!\nvoid designer.save().then((saved) => saved?.id)\n`,
  )
  const options = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    lib: ['es2022', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }))
  const tsc = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc')
  expect(() => execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })).not.toThrow()
})
