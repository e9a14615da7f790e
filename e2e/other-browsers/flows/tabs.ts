import type { Flow } from '../visit.ts'

export const tabs: Record<string, Flow> = {
  async 'what is written in a second tab appears in the first, and signing out reaches both'(visit) {
    await visit.signUp('/prayers')
    const first = visit.page
    await first.reads('No prayers found in this category')
    const second = await visit.newPage()
    await second.open('/prayers')
    await second.tap('button', 'Add Prayer')
    await second.fill('Title', 'From the other tab')
    await second.fill('Description', 'Seen in both')
    await second.choose('Category', 'Family')
    await second.tap('button', 'Add Prayer')
    await second.sees('heading', 'From the other tab')
    await first.tab.show()
    await first.sees('heading', 'From the other tab')
    await second.tab.show()
    await second.tap('button', 'Your account')
    await second.tap('button', 'Logout')
    await second.isAt('/login')
    await first.tab.show()
    await first.sees('button', 'Sign In')
    await first.misses('heading', 'From the other tab')
  },
}
