import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { preactCopies } from '../../../elements/build/preact-copies.ts'
import { trustedTypes } from '../../../elements/build/trusted-types.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the built gallery, and the stage of what is shown as HTML. */
    gallery: string
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The gallery of all widgets, built once for all files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'crm-gallery-'))
  const mode = process.env.NODE_ENV
  // the test runner's own mode would give React's development half
  process.env.NODE_ENV = 'production'
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [preactCopies(), react(), trustedTypes()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: {
          gallery: 'demo/ui/gallery.ts',
          stage: 'tests/support/html-attacks/stage.ts',
          drafts: 'tests/support/form-drafts-stage.ts',
          thread: 'tests/support/long-thread/stage.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  process.env.NODE_ENV = mode
  project.provide('gallery', outDir)
  return () => rmSync(outDir, { recursive: true, force: true })
}
