import { CategoryForm, type CategoryFormProps } from './category-form.tsx'
import { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx'

export interface CategoryDialogsProps extends Omit<CategoryFormProps, 'categories'>, Omit<RemovalDialogProps, 'category'> {
  /** What is to be deleted. */
  removed: RemovalDialogProps['category']
}

/** What opens over the tree; downloaded when the first of them does. */
export function CategoryDialogs({ library, connection, draft, removed, onClose }: CategoryDialogsProps) {
  return (
    <>
      <CategoryForm categories={library.categories} connection={connection} draft={draft} onClose={onClose} />
      <RemovalDialog library={library} category={removed} onClose={onClose} />
    </>
  )
}
