import { Plus } from 'lucide-react'
import {
  articleBody,
  listArticleCategories,
  listArticles,
  readArticle,
  removeArticle,
  saveArticle,
  type ArticleCategory,
  type ArticleRow,
} from '#src/api/articles.ts'
import { copyText } from '#src/console/engine/copy-text.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { State } from '#src/console/engine/state.tsx'
import { RequestError } from '#src/http/failure.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './text.ts'

/** A category with those above it, `公告 / 活动`: titles repeat below different ones. */
function trailOf(category: ArticleCategory, all: readonly ArticleCategory[]): string {
  const above = all.find(({ id }) => String(id) === String(category.pid) && id !== category.id)
  return above ? `${above.title} / ${category.title}` : category.title
}

const isShown = ({ status, hide }: ArticleRow) => status === 1 && hide !== 1

const isGone = (error: unknown) => error instanceof RequestError && error.status === 100008

/** The server has calls for one; what it refuses for one is told when the others are done. @throws RequestError */
async function each(rows: readonly ArticleRow[], run: (row: ArticleRow) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await run(row).catch((error: unknown) => failures.push(error))
  // one that somebody deleted meanwhile is as it should be
  const failure = failures.find((error) => !isGone(error))
  if (failure) throw failure
}

/** The shop has no call for this alone: each article is read and saved whole. */
const showAll = (rows: readonly ArticleRow[], status: 0 | 1, connection: Connection): Promise<void> =>
  each(rows, async ({ id }) => {
    const { info } = await connection.send(readArticle, { params: { id } })
    await connection.send(saveArticle, { body: articleBody(info, { status }) })
  })

export default definePage({
  text: $text,
  list: listArticles,
  size: 15,
  find: 'title',
  rowKey: ({ id }) => String(id),
  rowName: ({ title }) => title,
  filters: [
    {
      field: 'pid',
      as: 'remote',
      word: 'category',
      all: 'all',
      async load(connection) {
        const all = await connection.send(listArticleCategories, {})
        return all.map((one) => ({ value: String(one.id), label: trailOf(one, all) }))
      },
    },
    { field: 'title', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 64 },
    {
      key: 'picture',
      width: 84,
      show: ({ image_input: [src = ''] }, _, { connection }) => <ShopPicture src={src} base={connection.base} />,
    },
    { key: 'name', heading: true, show: ({ title }) => <strong className="console-name">{title}</strong> },
    { key: 'category', width: 110, show: ({ catename }) => catename },
    { key: 'product', width: 140, show: ({ store_name: name }) => name || '—' },
    { key: 'visit', width: 80, align: 'end' },
    { key: 'time', width: 160, show: ({ add_time: at }) => <Moment at={shopTime(Number(at))} /> },
    {
      key: 'state',
      width: 90,
      show: (row, words) => <State isOn={isShown(row)}>{isShown(row) ? words.shown : words.hidden}</State>,
    },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      icon: <Plus size={16} aria-hidden />,
      permission: 'cms-article-creat',
      open: (_, { go }) => go('/cms/article/add_article'),
    },
    { key: 'edit', on: 'row', permission: 'cms-article-creat', open: ({ id }, { go }) => go(`/cms/article/add_article/${id}`) },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'cms-article-creat',
      async run({ id }, { connection }, words) {
        await connection.send(removeArticle, { params: { id } })
        return words.removed
      },
    },
    {
      key: 'phoneLink',
      on: 'row',
      when: ({ copy_url: address }) => Boolean(address),
      open: ({ copy_url: address }, tools) => void copyText(address, tools),
    },
    {
      key: 'desktopLink',
      on: 'row',
      when: ({ copy_url_pc: address }) => Boolean(address),
      open: ({ copy_url_pc: address }, tools) => void copyText(address, tools),
    },
    {
      key: 'showAll',
      on: 'batch',
      permission: 'cms-article-creat',
      async run(rows, { connection }, words) {
        await showAll(rows, 1, connection)
        return words.set
      },
    },
    {
      key: 'hideAll',
      on: 'batch',
      permission: 'cms-article-creat',
      async run(rows, { connection }, words) {
        await showAll(rows, 0, connection)
        return words.set
      },
    },
    {
      key: 'removeAll',
      on: 'batch',
      isDanger: true,
      confirm: true,
      permission: 'cms-article-creat',
      async run(rows, { connection }, words) {
        await each(rows, ({ id }) => connection.send(removeArticle, { params: { id } }))
        return words.removed
      },
    },
  ],
})
