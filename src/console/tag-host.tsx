import { useEffect, useRef, type ReactNode } from 'react'
import { door } from '#src/door/door.ts'
import type { Host } from '#src/door/host.ts'
import { Deferred } from '#src/gate/deferred.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.ts'
import { useTabScope } from './tabs/tab-scope.ts'

interface TagHostProps {
  tag: 'crm-designer' | 'crm-media-library' | 'crm-kefu'
  attributes?: Record<string, string | undefined>
  listeners?: Record<string, (event: CustomEvent) => void>
  pending: ReactNode
}

type Passed = Record<'baseUrl' | 'factoryUrl' | 'token' | 'factoryToken' | 'credentials', string>
const passedNames = {
  baseUrl: 'base-url',
  factoryUrl: 'factory-url',
  token: 'token',
  factoryToken: 'factory-token',
  credentials: 'credentials',
} as const

const parts = new Map<string, LazyPart<TagHostProps>>()

function partOf(tag: string): LazyPart<TagHostProps> {
  const known = parts.get(tag)
  if (known) return known
  const part = lazyPart<TagHostProps>(async () => {
    await door(tag)
    return Tag
  })
  parts.set(tag, part)
  return part
}

/** Another element of ours, reached through its tag; it gets the same server and session as the console. */
export function TagHost(props: TagHostProps) {
  return <Deferred part={partOf(props.tag)} props={props} pending={props.pending} />
}

function Tag({ tag, attributes, listeners }: TagHostProps) {
  const box = useRef<HTMLDivElement>(null)
  const heard = useRef(listeners)
  heard.current = listeners
  const given = useHostProps<Passed>()
  const scope = useTabScope()
  const isHidden = useRef(scope?.isHidden)
  isHidden.current = scope?.isHidden

  useEffect(() => {
    // of a page that was only out of sight
    const own = box.current?.firstElementChild
    if (own) return () => void (isHidden.current?.() || own.remove())
    const element = document.createElement(tag)
    const hear = (event: Event) => heard.current?.[event.type]?.(event as CustomEvent)
    const types = Object.keys(heard.current ?? {})
    for (const type of types) element.addEventListener(type, hear)
    // what an inner element tells about itself is not said by the console
    for (const type of ownEvents) element.addEventListener(type, stop)
    element.style.height = '100%'
    box.current?.append(element)
    return () => void (isHidden.current?.() || element.remove())
  }, [tag])

  useEffect(() => {
    const element = box.current?.firstElementChild
    const wanted = {
      ...attributes,
      ...Object.fromEntries(Object.entries(passedNames).map(([name, attribute]) => [attribute, given[name as keyof Passed]])),
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (value === undefined || value === '') element?.removeAttribute(name)
      else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value)
    }
  })
  return <div className="console-tag-host" ref={box} />
}

const ownEvents: Parameters<Host['emit']>[0][] = ['crm-ready', 'crm-auth-required', 'crm-close', 'crm-change', 'crm-pick', 'crm-cancel']
const stop = (event: Event) => event.stopPropagation()
