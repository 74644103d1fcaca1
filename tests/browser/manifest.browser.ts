import { expect } from 'chai'

interface Declaration {
  tagName: string
  attributes: { name: string; fieldName: string; default?: string }[]
  members: { kind: 'field' | 'method'; name: string }[]
}

interface Manifest {
  modules: { path: string; declarations: Declaration[] }[]
}

describe('custom-elements.json', () => {
  let declarations: Declaration[]
  before(async function () {
    this.timeout(30_000)
    const manifest = (await (await fetch('/dist/custom-elements.json')).json()) as Manifest
    for (const { path } of manifest.modules) await import(`/dist/${path}`)
    declarations = manifest.modules.flatMap((module) => module.declarations)
  })

  it('names the four elements, and the page has them', () => {
    expect(declarations.map(({ tagName }) => tagName)).to.deep.equal(['crm-console', 'crm-designer', 'crm-media-library', 'crm-kefu'])
    for (const { tagName } of declarations) expect(customElements.get(tagName), tagName).to.be.a('function')
  })

  it('tells the truth about attributes, properties and methods of the running elements', () => {
    for (const { tagName, attributes, members } of declarations) {
      const element = customElements.get(tagName)! as typeof HTMLElement & { observedAttributes: string[] }
      expect([...element.observedAttributes].sort(), tagName).to.deep.equal(attributes.map(({ name }) => name).sort())
      const own = Object.getOwnPropertyDescriptors(element.prototype)
      for (const { kind, name } of members) {
        const is = own[name]?.value instanceof Function ? 'method' : own[name]?.set ? 'field' : 'nothing'
        expect(is, `${tagName}.${name}`).to.equal(kind)
      }
    }
  })

  it('tells the truth about what they are without attributes', () => {
    for (const { tagName, attributes } of declarations) {
      const element = document.createElement(tagName) as unknown as Record<string, unknown>
      for (const { fieldName, default: value } of attributes) {
        if (value !== undefined) expect(String(element[fieldName]), `${tagName}.${fieldName}`).to.equal(value)
      }
    }
  })

  it('loads each script twice without harm', async () => {
    const before = customElements.get('crm-kefu')
    await import(`/dist/crm-kefu.js?again=${Date.now()}`)
    expect(customElements.get('crm-kefu')).to.equal(before)
  })
})
