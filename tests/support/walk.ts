import type { CDPSession, Page } from 'puppeteer-core'

/** What a screen reader says of a place. */
export interface Spoken {
  role: string
  name: string
  /** Of a button that can stay pressed. */
  pressed?: boolean
}

/** Somebody who has a keyboard and hears what the accessibility tree says, and nothing else. */
export class Walker {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async in(page: Page): Promise<Walker> {
    return new Walker(page, await page.createCDPSession())
  }

  /** What has the focus, in the words of the accessibility tree. */
  async here(): Promise<Spoken> {
    // what was not laid out yet is nothing in that tree, and a page that nobody looks at lays nothing out by itself
    const { result } = await this.session.send('Runtime.evaluate', {
      expression: `(() => { let node = document.activeElement; while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement; for (let above = node; above; above = above.parentElement) getComputedStyle(above).visibility; return node })()`,
    })
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false })
    await this.session.send('Runtime.releaseObject', { objectId: result.objectId! })
    const pressed = nodes[0]?.properties?.find((property) => property.name === 'pressed')
    return {
      role: String(nodes[0]?.role?.value ?? ''),
      name: String(nodes[0]?.name?.value ?? ''),
      ...(pressed && { pressed: pressed.value.value === 'true' }),
    }
  }

  /** Presses Tab (or another key) until something with this role and name has the focus. @throws when it does not come */
  async to(
    name: string | RegExp,
    role: string,
    { key = 'Tab', most = 120, pressed }: { key?: string; most?: number; pressed?: true } = {},
  ): Promise<Spoken> {
    const heard: string[] = []
    const isIt = (focused: Spoken) =>
      focused.role === role &&
      (typeof name === 'string' ? focused.name === name : name.test(focused.name)) &&
      (!pressed || focused.pressed === true)
    for (let times = 0; times <= most; times++) {
      const focused = await this.here()
      if (isIt(focused)) return focused
      heard.push(`${focused.role} “${focused.name}”`)
      await this.key(key)
    }
    throw new Error(`${role} “${String(name)}” is not reached by ${key}; heard ${heard.join(', ')}`)
  }

  /** One key with its modifiers, as in `Alt+ArrowUp`. */
  async key(keys: string): Promise<void> {
    const parts = keys.split('+')
    const last = parts.pop()!
    for (const part of parts) await this.page.keyboard.down(part as 'Alt')
    await this.page.keyboard.press(last as 'Tab')
    for (const part of parts.toReversed()) await this.page.keyboard.up(part as 'Alt')
  }

  /** Waits until somewhere in the page stands something with this role and name. */
  async hears(name: string, role: string): Promise<void> {
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 })
    for (let times = 0; times < 100; times++) {
      const { nodes } = await this.session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })
      if (nodes.some((node) => !node.ignored && String(node.name?.value ?? '').startsWith(name))) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`${role} “${name}” was never there`)
  }

  /** Waits until the focus is somewhere with this role. */
  async arrives(role: string, name?: string): Promise<Spoken> {
    for (let times = 0; times < 100; times++) {
      const focused = await this.here()
      if (focused.role === role && (name === undefined || focused.name === name)) return focused
      await new Promise((done) => setTimeout(done, 80))
    }
    throw new Error(`the focus never came to ${role} ${name ?? ''}: ${JSON.stringify(await this.here())}`)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }
}
