import { useEffect, useRef } from 'react'
import { useHost } from '#src/ui/host.ts'
import { blockKinds, registerKind } from './blocks/index.ts'
import { saveChecked } from './checks/checked-first.ts'
import type { CustomBlock } from './custom/custom-block.ts'
import type { Editor } from './editor.ts'

/** The element's methods; they outlive a page and act on the one that is open. */
export function useMethods(editor: Editor | null): void {
  const host = useHost()
  const current = useRef(editor)
  current.current = editor
  useEffect(() => {
    host.expose({
      save: () => (current.current ? saveChecked(current.current) : null),
      undo: () => current.current?.undo() ?? false,
      redo: () => current.current?.redo() ?? false,
      registerBlock: async (block: CustomBlock) => {
        const { checkCustomBlock, kindOfCustom } = await import('./custom/custom-block.ts')
        checkCustomBlock(block)
        registerKind(kindOfCustom(block, 1000 + blockKinds.size))
      },
      check: async () => (current.current ? (await import('./checks/public-findings.ts')).publicFindings(current.current) : []),
      isDirty: () => current.current?.session.isDirty ?? false,
    })
  }, [host])
}
