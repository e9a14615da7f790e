import type { Reading } from './reading.ts'

export const christmas: readonly Reading[] = [
  {
    reference: 'Luke 2:1-7',
    reflection:
      'An emperor wants a count of his subjects, and so a woman near her time is on the road. Luke tells the birth in hardly more than a sentence. There is no angel in it yet and no song, only some cloths, a feeding trough, and a lack of room. God came into the world as it was being run that week, by other people, for their own reasons. If today finds you hoarse and short of sleep, there is nothing you need add. The child was born without your help. Lord Jesus, welcome. I am glad that you came. Amen.',
  },
  {
    reference: 'Luke 2:8-15',
    reflection:
      'They were on the night shift, and that is all we are told about them. Glory broke over working people in a field, and the sign they were offered was much smaller than the sky they had just seen: a baby, wrapped, lying in a manger. The angels sing of peace and go away, and then it is up to the shepherds to start walking. For you too the music is over this morning, and the sanctuary needs sweeping. Peace was announced for days like this one. What good news is left in you when the singing has stopped?',
  },
  {
    reference: 'John 1:14-18',
    reflection:
      'Flesh is a plain word, and John chooses it. The Word that was with God before all things took on skin that could be cold, and hunger, and a pulse. John’s opening lines have climbed as high as thought can go, and here they come down to a neighbor living among neighbors. You work with words, and on some days they float. A hand held through a long evening in the hospital can say what a paragraph could not, and in this also you follow him. Word of the Father, let your grace take shape today in my hands and my patience. Amen.',
  },
  {
    reference: 'Matthew 2:13-18',
    reflection:
      'The cards leave this part out. A few verses after the gifts there is slaughter, and Rachel weeping, and a family crossing a border in the dark. Matthew keeps it in the Christmas story because this is the world into which God sent his Son, and Joseph had to get up at night and carry him out of reach. No reason is offered for the children of Bethlehem. Rachel refuses to be comforted, and nobody in the text tells her to stop. You have been with parents for whom there was nothing to say. Whose grief does this bright season overlook, and how might you keep them company?',
  },
  {
    reference: 'Isaiah 9:2-7',
    reflection:
      'Government rests on the shoulder of a child. Isaiah heaps up the names, counselor, mighty, father, prince, and sets them all on somebody small enough to be carried. The boots of war go into the fire along with the bloodstained coats, and the zeal of the Lord, he says, will do it. It comes as a relief. Much has come to rest on your own shoulders this year, and some of it was never yours to bear: the future of the church, the outcome of every conversation. Prince of Peace, take back the weight that belongs to you, and leave me what I can carry. Amen.',
  },
  {
    reference: 'Hebrews 1:1-4',
    reflection:
      'For centuries God had been speaking in many ways and by many voices, and each prophet was given a part. Then he spoke in a Son. Hebrews reaches for light itself to say what this is like, a radiance that cannot be parted from its source. And this one, who upholds all things by his word, made purification for sins and sat down. The work was complete, so he sat. You seldom do. There is always another call to return before supper. Could you sit for a few minutes today in the company of the one who has sat down?',
  },
  {
    reference: 'Galatians 4:4-7',
    reflection:
      'When the time was full, Paul says, God sent his Son, though hardly a soul could have told that day from any other. On the last day of the year one adds up what got done, and the sum can be disappointing. God reckons differently. His Son was born as we are born, under the same demands, so that slaves might become children, and the Spirit came to teach their hearts to say Father. You may say it before you have achieved anything. Abba, I end this year as yours. Keep what was good in it, and forgive the rest. Amen.',
  },
  {
    reference: 'Psalm 90:12-17',
    reflection:
      'Teach us to count, this old prayer asks, and it means our days. The psalm is unsparing about how few there are. Yet it asks for mornings that satisfy, for as many glad days as hard ones, and finally that the work of our hands should be made to last. Hands cannot do that for themselves. The children you taught move away, and some day another name will be on your office door. What you cannot keep, God can establish. Which work of this new year would you most like to place in his hands?',
  },
  {
    reference: 'Titus 2:11-14',
    reflection:
      'Grace has appeared, Paul writes, and goes straight to work as a teacher. It brings salvation for all, then stays on to train us: refuse this, learn to live soberly and justly, keep your eyes on the hope ahead. Between the first appearing and the last lies an ordinary January, with its resolutions already wobbling. A teacher whose name is grace does not throw down the chalk. Christ gave himself to have a people eager for good, and he has finished neither with the lesson nor with you. Lord, teach me one thing today, and be patient with how slowly I learn it. Amen.',
  },
  {
    reference: 'Luke 2:25-32',
    reflection:
      'Simeon takes the child in his arms, and with that he is free to go. He had been promised one sight before he died. It turned out to be an infant a few weeks old, carried in by parents who brought the offering of the poor. He asks to see no more than this, no teaching, no healings, no proof. Salvation weighed almost nothing in his arms, and it was enough. You may be looking for something larger to show that your own years have counted. What small thing have you been given to hold that might let you go in peace?',
  },
  {
    reference: 'Luke 2:36-38',
    reflection:
      'Seven years a wife, and then a widow to a great age: Luke gives Anna’s life in numbers and lets us feel how long it was. She had every reason to grow narrow. She prayed instead, night and day, in a place where people may well have stopped noticing her. When the moment came she was there, giving thanks, and speaking of the child to everyone who was waiting. Your church has its Annas, who hold you up while you hurry past. Lord, thank you for the old who keep watch, and make me one of them in time. Amen.',
  },
  {
    reference: 'Luke 2:46-52',
    reflection:
      'Of all the years between the manger and the Jordan we are given one scene, and in it a boy sits among teachers, listening and asking. His mother has been frightened, and says so. Neither parent understands his answer. Then he goes home with them and obeys them, and the quiet closes over Nazareth again. The Son of God thought it worth his while to grow, to be taught, to sit at a family table. This long feast is ending, and you have been about your Father’s business. Who at home has been looking for you, and would be glad to find you?',
  },
]
