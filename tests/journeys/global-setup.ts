import type { TestProject } from 'vitest/node'
import { findChromium, findPhp } from '../support/chromium.mjs'
import { joinProduct, startProduct } from '../support/stage.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string
    legacyUrl: string
    chromium: string
    hasPhp: boolean
  }
}

/**
 * The product as `npm start` runs it, with demo data of its own, for all journeys. With `STAGE` (an address)
 * the one that runs there is used, which is quicker while writing tests. `CRM_KEPT_DEMO` is a folder of demo data to begin with.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = process.env['CHROME_PATH'] || (await findChromium()).path
  if (!chromium) throw new Error('no Chromium, Chrome or Edge: set CHROME_PATH')
  const product = process.env['STAGE']
    ? await joinProduct(process.env['STAGE'])
    : await startProduct({ like: process.env['CRM_KEPT_DEMO'] ?? '' })
  project.provide('productUrl', product.url)
  project.provide('legacyUrl', product.legacyUrl)
  project.provide('chromium', chromium)
  project.provide('hasPhp', findPhp() !== undefined)
  return product.stop
}
