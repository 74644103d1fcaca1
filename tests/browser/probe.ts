import { defineElement } from '#src/door/define.ts'
import type { Host, Props } from '#src/door/host.ts'
import type { ElementMeta } from '#src/door/meta.ts'

/** What happened to the screens of probes, in order. */
export const log: string[] = []
/** What the loading of a probe's screen knew of it. */
export const known = new Map<string, Props>()
export const hosts = new Map<HTMLElement, Host>()

const meta = (tag: `crm-${string}`): ElementMeta => ({
  tag,
  summary: '',
  attributes: {
    name: { type: 'string', description: '' },
    busy: { type: 'boolean', description: '' },
    maxLength: { type: 'number', description: '', default: 5 },
  },
  properties: { bag: { type: 'object', description: '' }, onPick: { type: 'function', description: '' } },
  events: { 'crm-done': { detail: '{}', description: '' }, 'crm-save': { detail: '{}', description: '', cancelable: true } },
  methods: { ping: { parameters: [{ name: 'value', type: 'number' }], returns: 'number', description: '' } },
})

/** The properties that the last rendering of a probe saw. */
export const seen = (element: Element): Props => hosts.get(element as HTMLElement)!.$props.get()

/** Defines a plain element with the real wrapper: an input, so that lost state shows. */
export function defineProbe(tag: `crm-${string}`, delay = 0): void {
  defineElement(meta(tag), async (props) => {
    await new Promise((done) => setTimeout(done, delay))
    known.set(tag, props())
    return {
      default: (host, container) => {
        log.push(`mount ${tag}`)
        hosts.set(host.element, host)
        host.expose({ ping: (value: number) => value + 1 })
        container.append(document.createElement('input'))
        return { unmount: () => void log.push(`unmount ${tag}`) }
      },
    }
  })
}

export type Probe = HTMLElement & {
  name?: string
  busy: boolean
  maxLength: number
  bag: unknown
  onPick: unknown
  ping(value: number): Promise<number>
}

/** Puts a tag into the page and waits until its screen is there. */
export async function put(html: string, parent: ParentNode & Node = document.body): Promise<Probe> {
  const box = document.createElement('div')
  box.innerHTML = html
  const element = box.firstElementChild as Probe
  parent.append(element)
  await settled()
  return element
}

export const settled = () => new Promise((done) => setTimeout(done, 30))
export const inputOf = (element: Element) => element.shadowRoot!.querySelector('input')!
