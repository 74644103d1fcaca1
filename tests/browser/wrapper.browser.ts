import { expect } from 'chai'
import { defineProbe, hosts, inputOf, known, log, put, seen, settled, type Probe } from './probe.ts'

const early = document.createElement('crm-late') as Probe
const bag = { deep: { list: [1, 2] } }

describe('the element wrapper', () => {
  before(() => defineProbe('crm-probe'))
  beforeEach(async () => {
    document.body.replaceChildren()
    await settled()
    log.length = 0
  })

  it('reads a boolean attribute by its presence', async () => {
    for (const html of ['<crm-probe busy></crm-probe>', '<crm-probe busy=""></crm-probe>', '<crm-probe busy="false"></crm-probe>']) {
      expect(seen(await put(html)).busy, html).to.equal(true)
    }
    const element = await put('<crm-probe></crm-probe>')
    expect(seen(element).busy).to.equal(false)
    element.busy = true
    await settled()
    expect(element.hasAttribute('busy')).to.equal(true)
    element.busy = false
    await settled()
    expect([element.hasAttribute('busy'), seen(element).busy]).to.deep.equal([false, false])
  })

  it('goes back to the default when an attribute is removed', async () => {
    const element = await put('<crm-probe name="a" max-length="9"></crm-probe>')
    expect([seen(element).name, seen(element).maxLength]).to.deep.equal(['a', 9])
    element.removeAttribute('name')
    element.removeAttribute('max-length')
    await settled()
    expect([seen(element).name, seen(element).maxLength]).to.deep.equal([undefined, 5])
  })

  it('keeps properties that were set before the upgrade, and shows a tag that was there before the script', async () => {
    early.bag = bag
    early.name = 'early'
    document.body.append(early)
    expect(customElements.get('crm-late')).to.equal(undefined)
    defineProbe('crm-late')
    await settled()
    expect(seen(early).bag).to.equal(bag)
    expect(early.getAttribute('name')).to.equal('early')
    expect(inputOf(early)).to.be.instanceOf(HTMLInputElement)
  })

  it('passes objects and functions by identity', async () => {
    const element = await put('<crm-probe></crm-probe>')
    const pick = () => 1
    Object.assign(element, { bag, onPick: pick })
    await settled()
    expect(seen(element).bag).to.equal(bag)
    expect(seen(element).onPick).to.equal(pick)
    expect(element.bag).to.equal(bag)
  })

  it('tells its screen of changes made in one task at once', async () => {
    const element = await put('<crm-probe></crm-probe>')
    let times = 0
    hosts.get(element)!.$props.listen(() => times++)
    element.name = 'x'
    element.setAttribute('max-length', '7')
    element.bag = bag
    await settled()
    expect(times).to.equal(1)
  })

  it('knows while it loads what the host has said after putting it into the page', async () => {
    const element = document.createElement('crm-probe') as Probe
    document.body.append(element)
    element.name = 'afterwards'
    await settled()
    expect(known.get('crm-probe')!.name).to.equal('afterwards')
  })

  it('keeps its state when it is put elsewhere', async () => {
    const element = await put('<crm-probe></crm-probe>')
    inputOf(element).value = 'typed'
    const container = document.createElement('section')
    document.body.append(container)
    container.append(element)
    await settled()
    expect([inputOf(element).value, log.join()]).to.deep.equal(['typed', 'mount crm-probe'])
  })

  it('keeps its state under moveBefore', async function () {
    const container = document.createElement('section') as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void }
    document.body.append(container)
    const element = await put('<crm-probe></crm-probe>')
    inputOf(element).value = 'typed'
    if (!container.moveBefore) container.append(element)
    else container.moveBefore(element, null)
    await settled()
    expect([inputOf(element).value, log.join()]).to.deep.equal(['typed', 'mount crm-probe'])
  })

  it('ends when it stays out, and starts anew when it comes back', async () => {
    const element = await put('<crm-probe></crm-probe>')
    element.remove()
    await settled()
    document.body.append(element)
    await settled()
    expect(log).to.deep.equal(['mount crm-probe', 'unmount crm-probe', 'mount crm-probe'])
  })

  it('mounts nothing while it is in no page', async () => {
    const element = document.createElement('crm-probe') as Probe
    element.bag = bag
    await settled()
    expect(log).to.deep.equal([])
  })

  it('keeps two of a kind apart', async () => {
    const [one, two] = [await put('<crm-probe name="1"></crm-probe>'), await put('<crm-probe name="2"></crm-probe>')]
    one.bag = bag
    await settled()
    expect([seen(one).name, seen(two).name, seen(two).bag]).to.deep.equal(['1', '2', undefined])
  })

  it('works inside another shadow root', async () => {
    const outer = document.createElement('div')
    document.body.append(outer)
    const element = await put('<crm-probe></crm-probe>', outer.attachShadow({ mode: 'open' }))
    const heard: Event[] = []
    document.addEventListener('crm-done', (event) => heard.push(event), { once: true })
    hosts.get(element)!.emit('crm-done', { good: true })
    expect(heard).to.have.length(1)
    expect(heard[0]!.target).to.equal(outer)
  })

  it('lets a listener refuse', async () => {
    const element = await put('<crm-probe></crm-probe>')
    element.addEventListener('crm-save', (event) => event.preventDefault(), { once: true })
    expect(hosts.get(element)!.emit('crm-save')).to.equal(false)
    expect(hosts.get(element)!.emit('crm-save')).to.equal(true)
  })

  it('answers methods that were called before its code arrived', async () => {
    defineProbe('crm-slow', 60)
    const element = document.createElement('crm-slow') as Probe
    document.body.append(element)
    expect(await element.ping(41)).to.equal(42)
  })

  it('is defined once, however often its script runs', () => {
    const first = customElements.get('crm-probe')
    defineProbe('crm-probe')
    expect(customElements.get('crm-probe')).to.equal(first)
  })
})
