interface GuideStep {
  readonly title: string
  readonly text: string
}

/** A welcome, the features in their order on the screen, and the navigation. */
export const guideSteps: readonly GuideStep[] = [
  {
    title: 'Welcome to Stillwater',
    text: 'A calm place for a pastor’s week: what you’re preparing, who you’re praying for and where you need to be. This short guide shows you around and takes about a minute.',
  },
  {
    title: 'Your dashboard',
    text: 'Start each day here with the devotional, today’s schedule and the week ahead. Five quick actions cover what you do most often.',
  },
  {
    title: 'Daily devotionals',
    text: 'A passage and a short reflection for each day, following the church’s year. Journal your thoughts on it, or write a devotional of your own.',
  },
  {
    title: 'Sermons',
    text: 'Plan messages by date and track their progress. Enter a reference, and the scripture is filled in for you.',
  },
  {
    title: 'Prayers',
    text: 'Keep your prayers in one list, by category. When a prayer is answered, mark it as answered, and the date is saved.',
  },
  {
    title: 'Goals',
    text: 'Set personal, spiritual, family and financial goals, give them a date and track your progress.',
  },
  {
    title: 'Navigation and settings',
    text: 'The bar at the bottom takes you to the main screens. Your initials at the top open the rest: your journal, goals and devotionals, your profile, how the app looks, and this guide.',
  },
]
