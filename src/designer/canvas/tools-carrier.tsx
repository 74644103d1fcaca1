import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Pages } from '../blocks/shared/pages.ts'
import type { Block } from '../document/block.ts'
import type { Editor } from '../editor.ts'
import { useEditor } from '../use-editor.ts'
import { BlockTools } from './block-tools.tsx'

/** The block that has the tool bar: its element, and the pages that it shows. */
export interface Carrier {
  id: string
  node: HTMLElement
  pages: Pages
}

type CarriedBlock = NonNullable<ReturnType<Editor['page']['$block']>>

/** The one tool bar of the canvas, carried from block to block: building it anew was the dearest part of choosing another. */
export function CarriedTools() {
  const editor = useEditor()
  const carrier = useStore(editor.$carrier)
  const $block = carrier ? editor.page.$block(carrier.id) : undefined
  return carrier && $block ? <Carried carrier={carrier} $block={$block} /> : null
}

function Carried({ carrier, $block }: { carrier: Carrier; $block: CarriedBlock }) {
  const block: Block = useStore($block)
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = 'designer-carried'
    return element
  })
  useLayoutEffect(() => carrier.node.append(host), [carrier, host])
  useLayoutEffect(() => () => host.remove(), [host])
  return createPortal(<BlockTools block={block} pages={carrier.pages} />, host)
}

/** Lets a block have the tool bar while it `carries`. */
export function useCarrier(carries: boolean, box: RefObject<HTMLElement | null>, id: string, pages: Pages): void {
  const { $carrier } = useEditor()
  useLayoutEffect(() => {
    if (!carries) return
    const carrier = { id, node: box.current!, pages }
    $carrier.set(carrier)
    return () => {
      if ($carrier.get() === carrier) $carrier.set(null)
    }
  }, [$carrier, carries, box, id, pages])
}
