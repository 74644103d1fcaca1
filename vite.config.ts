import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { commonGround } from './elements/build/common-ground.ts'
import { keptChunks } from './elements/build/kept-chunks.ts'
import { manualFiles, withoutDescriptions } from './elements/build/manual-files.ts'
import { notices } from './elements/build/notices.ts'
import { quietJszip } from './elements/build/quiet-jszip.ts'
import { smallIcons } from './elements/build/small-icons.ts'
import { smallLodash } from './elements/build/small-lodash.ts'
import { plainImports } from './elements/build/plain-imports.ts'
import { ownNamespaces } from './elements/build/own-namespaces.ts'
import { preactCopies } from './elements/build/preact-copies.ts'
import { trustedTypes } from './elements/build/trusted-types.ts'
import { visitorChunk } from './elements/build/visitor-chunk.ts'
import { screenParts, sharedIcons, wordsAndIcons } from './elements/build/words-and-icons.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const designerRoots = [path('src/designer/app.tsx'), path('src/designer/panel/panel.tsx')]
const designerWords = wordsAndIcons('designer-words', '/src/designer/', designerRoots)
const designerIcons = sharedIcons('icons', designerRoots, [path('src/console/app.tsx'), path('src/gate/sign-in/sign-in.tsx')])

const consoleScreen = screenParts('console', '/src/console/', [path('src/console/app.tsx')])

const entries = ['crm-console', 'crm-designer', 'crm-media-library', 'crm-kefu']
const ground = commonGround('ground', {
  screens: [
    // nobody sees the console who has not seen its sign-in page
    [path('src/console/app.tsx'), path('src/gate/sign-in/sign-in.tsx')],
    ...['designer/app.tsx', 'media/app.tsx', 'kefu/agent/app.tsx'].map((screen) => path(`src/${screen}`)),
  ],
  without: [`${path('src/kefu/visitor/visitor-app.tsx')}?preact`],
  doors: entries.map((name) => path(`elements/${name}.ts`)),
  others:
    /node_modules\/(react\/|lucide-react\/dist\/esm\/icons\/eye(-off)?\.mjs)|^\0rolldown\/runtime|node_modules\/nanostores\/(listen-keys|deep-map|computed|lifecycle|clean-stores|warn)\/|src\/ui\/field\/[\w.-]+(\?inline)?$/,
  early: [path('src/console/early.ts')],
})
const visitor = visitorChunk(
  `${path('src/kefu/visitor/visitor-app.tsx')}?preact`,
  ['console', 'designer', 'media', 'kefu/agent'].map((screen) => path(`src/${screen}/app.tsx`)),
)
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const elements: UserConfig = {
  base: './',
  plugins: [
    plainImports(),
    ownNamespaces(),
    preactCopies(),
    withoutDescriptions(),
    trustedTypes(),
    smallIcons(),
    smallLodash(),
    quietJszip(),
    react(),
    manualFiles(),
    notices(),
    keptChunks(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    manifest: true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // what draws charts comes alone, when one is in sight
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: Object.fromEntries(entries.map((name) => [name, `elements/${name}.ts`])),
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // what every element needs before its screen, in one file
        codeSplitting: {
          groups: [
            { name: 'door', test: /src\/(door\/(define|fail|meta)|text\/(columns|locale)|lib\/(shared|styles))\.ts$|preload-helper/ },
            // before what imports it, so that nobody loads a designer's words for it
            ...ground,
            { name: visitor, debugName: 'visitor-app' },
            { name: designerWords, debugName: 'designer-words' },
            { name: designerIcons, debugName: 'icons' },
            // what one screen needs at once, in one file
            { name: 'sign-in', test: /src\/gate\/sign-in\// },
            { name: consoleScreen, debugName: 'console' },
          ],
        },
      },
    },
  },
}

const server: UserConfig = {
  build: {
    target: 'node20',
    outDir: '.build',
    // the stamps of the builds and the reports of the tests stay
    emptyOutDir: false,
    ssr: 'src/server/main.ts',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: '[name].js' } },
  },
}

// the rooms of src, and what belongs to the tests themselves
const rooms =
  '{replay,lib,kinds,text,http,stores,door,ui,gate,pickers,forms,fields,papers,order-forms,console,designer,media,kefu,elements}'

export default defineConfig(({ command, mode }) => {
  const isBrowserBuild = command === 'build' && mode !== 'server'
  return {
    ...(mode === 'server' ? server : elements),
    // set always, it would reach the tests and React's act() would be gone
    define: { __CRM_VERSION__: JSON.stringify(version), ...(isBrowserBuild && { 'process.env.NODE_ENV': '"production"' }) },
    test: {
      projects: [
        { extends: true, test: { name: 'house', environment: 'node', testTimeout: 30_000, include: ['tests/house/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [`tests/${rooms}/**/*.test.{ts,tsx}`],
            setupFiles: ['tests/support/no-traces.ts', 'tests/support/patience.ts'],
            expect: { poll: { timeout: 15_000 } },
            // a page is compiled when its first test opens it, which takes long beside another part
            testTimeout: 60_000,
            // its tests leave no traces: loading every source again for each file took longer than they do
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: ['tests/server/**/*.test.ts'],
            globalSetup: ['tests/server/global-setup.ts'],
            setupFiles: ['tests/server/cheap-passwords.ts', 'tests/server/whole-replies.ts', 'tests/support/patience.ts'],
            expect: { poll: { timeout: 15_000 } },
            testTimeout: 90_000,
            hookTimeout: 180_000,
            // each file has a database and an app of its own; loading the server anew for each took as long as their tests
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'widgets',
            environment: 'node',
            include: ['tests/browser/ui/**/*.test.ts'],
            globalSetup: ['tests/browser/ui/global-setup.ts'],
            fileParallelism: false,
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            environment: 'node',
            include: ['tests/journeys/**/*.test.ts'],
            globalSetup: ['tests/journeys/global-setup.ts'],
            fileParallelism: false,
            // what they load is loaded once; each has pages and a browser of its own
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 300_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'node',
            include: ['tests/browser/*.test.ts'],
            globalSetup: ['tests/journeys/global-setup.ts'],
            fileParallelism: false,
            // what they load is loaded once; each has pages and a browser of its own
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }
})
