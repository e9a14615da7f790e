import type { Reading } from './reading.ts'

export const easter: readonly Reading[] = [
  {
    reference: 'Mark 16:2-7',
    reflection:
      'They were worrying about the stone. It was very large, they had no plan for it, and they went anyway, with their spices and their grief. When they looked up it had been moved. Then comes a message in which one man is picked out by name: tell his disciples and Peter. Peter had sworn that he never knew him. Whatever has been rolled across your own life, and whatever you have denied beside some fire, the risen Lord has gone ahead of you and is asking for you. Risen Christ, before I tell anyone else this morning, let me hear my own name. Amen.',
  },
  {
    reference: 'John 20:11-16',
    reflection:
      'Angels cannot console her. Mary has come for a body, and she weeps at the tomb until a man she takes for the gardener asks her why. Easter itself is standing in front of her, and she does not know it. What opens her eyes is one word, her own name, in a voice she has followed before. The day after the feast can be flat for those who led it. You spoke of joy and went home with a headache. The Lord is not put off by that. What might he ask you, if you stayed a while in the garden?',
  },
  {
    reference: 'Luke 24:9-12',
    reflection:
      'The first Easter sermon was not believed. The women came from the tomb with the truth, and the apostles took it for nonsense. They had told what they were given to tell, and Luke records no apology. Peter, at least, got up and ran. You will seldom know who, after the polite nods at the door, gets up later on and goes to look for himself. Some words need an afternoon to do their work. Father, keep me faithful when I am not believed, and make me slow to dismiss the witness I did not expect. Amen.',
  },
  {
    reference: 'Luke 24:17-21',
    reflection:
      'We had hoped. Of all the sad things people say to a pastor, this may be the commonest: we had hoped the treatment would work, that he would come home, that the marriage would hold. Two people on a road say it to Jesus himself without knowing him. He lets them. He asks what has happened, as if he had not heard, and keeps pace with them, away from Jerusalem, while they explain to him everything that has gone wrong, his own death included. Which sentence of yours begins with those three words, and have you told it to him yet?',
  },
  {
    reference: 'Luke 24:28-32',
    reflection:
      'He would have gone on. Jesus waits to be asked, and two tired people press him to stay because the day is nearly over. Then the guest takes the bread and becomes the host. They know him as it breaks, he is gone from their sight, and only afterward do they understand the warmth they had felt on the road. We often recognize the fire by looking back, to a table, a sickroom, a page that seemed dull enough at the time. Lord Jesus, stay with me when it grows late, and let me know you in the bread I break today. Amen.',
  },
  {
    reference: 'Luke 24:36-43',
    reflection:
      'A piece of fish settles the matter. The disciples are terrified, then so glad that they cannot believe it, and Jesus asks them what there is to eat. He shows them his hands and feet. Easter is a bodily business, and the wounds have come along. Preachers may turn resurrection into an idea; the risen Lord chews and swallows. So your own body, with its stiff knees and its need for lunch, is no embarrassment to him. How have you been treating the body that God intends to raise?',
  },
  {
    reference: 'John 20:19-22',
    reflection:
      'Locked doors did not keep him out, and neither did what they had done. These friends had left him, and now he is standing in the room. His first word is peace. He says it twice, lets them see the wounds, and asks for no account of Thursday night. Then he breathes on them, as God once breathed into dust, and sends them out through the same doors they had bolted. Pardon and commission come in one visit. Lord, come in where I have turned the key. Breathe on me, and send me again. Amen.',
  },
  {
    reference: 'John 20:24-29',
    reflection:
      'For a week Thomas lived among friends who had seen what he had not. He stayed with them, and they let him stay, unpersuaded, in the same house. When Jesus comes he offers Thomas the very proofs he had demanded, without scorn, like one who had been in the room to hear. Then the doubter says more than any of them had yet dared: my Lord and my God. Some in your care cannot say it this year. On some days you can hardly say it yourself. Is there space in your church, and in your prayers, for a week like his?',
  },
  {
    reference: 'John 21:3-6',
    reflection:
      'All night, and nothing. These men have seen the Lord alive, and still the net comes up empty and their arms ache. Resurrection had not spared them that. At daybreak a stranger on the beach asks whether they have caught anything, and they have to tell him no. It is a short word, and a hard one for people who know their trade. Only then does the direction come, to try the other side of the boat. Lord, I have worked, and there is little to show. Here is my honest no; tell me where to let down the net. Amen.',
  },
  {
    reference: 'John 21:9-13',
    reflection:
      'Breakfast is ready before they land. There is a fire of coals with fish on it already, and bread. He asks them to bring some of their own catch as well, so that theirs may lie beside his, though he had plainly managed without it. Come and eat, says the Lord of all things, who has been up early to cook. So much of your life goes into setting tables for others. This morning nothing is required of you except hunger. Where is he offering to feed you while you are still counting fish?',
  },
  {
    reference: 'John 21:15-17',
    reflection:
      'Beside one charcoal fire Peter had said three times that he was no disciple; beside another he is asked three times whether he loves. It hurts him. Jesus never mentions the courtyard. He asks only about love, and with each answer he entrusts him with sheep that he still calls mine. The heart of your calling is here: a question, a reply you are half ashamed to give, a flock that belongs to someone else. Even when you cannot vouch for your gifts or your record, you can answer it. Lord, you know everything; you know that I love you. Help me feed your sheep today. Amen.',
  },
  {
    reference: 'John 21:18-22',
    reflection:
      'Peter has just been told how his life will end, and his next thought is to look over his shoulder. What about him? Few questions are more human. Another minister has the easier road, the longer years, the fuller church, and the reply Jesus gives is almost brusque: what is that to you? There is kindness hidden in it. You are released from keeping anyone else’s accounts. The two disciples would be given different paths, and both of them were loved. Follow me, says the Lord, a second time. Whose road have you been watching while your own lay open in front of you?',
  },
  {
    reference: 'Matthew 28:16-20',
    reflection:
      'Eleven came to the mountain, where there had been twelve. They worshiped, and some doubted, and Jesus gave the great commission to all of them without sorting them first. He claims all authority in heaven and earth, then uses it to send this uneven little band to the nations. Success is never mentioned. He pledges his company, every day until the end. You have stood up on Sundays with worship and doubt both in you, and you were not alone up there. Lord, take me as I come to you, and be with me today as you said. Amen.',
  },
  {
    reference: '1 Corinthians 15:3-8',
    reflection:
      'Paul is handing on what was handed to him. Before any eloquence there is a plain list: died for our sins, buried, raised, and then the names of those who saw. Cephas, the twelve, more than five hundred at once, James, and last of all a man who had hunted the church. None of it is his invention, and there is rest in that. You need not be original about Easter. It has come from hand to hand for centuries, through people who mostly left no name, until somebody put it into yours. Who was that person, and have you thanked God for them lately?',
  },
  {
    reference: 'Psalm 118:21-24',
    reflection:
      'Builders know stone, and these builders looked one over and threw it out. It ended up at the corner. The psalm can only call that the Lord’s doing, and from the beginning Christians have heard Easter in it. Consider what you have set aside: a gift you never used, a person you found too difficult, a year that went wrong. God has a way of walking through the rubble. Lord, show me the stone that I have thrown away, and make me glad in this day that you have made. Amen.',
  },
  {
    reference: 'Acts 2:42-47',
    reflection:
      'Teaching, fellowship, bread, prayers: the first church had four habits and no building. Luke dwells on things that seem too small for history, that they ate in one another’s homes, and did it with glad and simple hearts. Numbers grew, and the Lord is said to have done the adding. You may have read this as a reproach to your own people, so much duller and more divided. Try it as an old family photograph. The likeness is there, in a dish left on a porch, in the few who come to pray. Where have you lately seen a glad and simple heart?',
  },
  {
    reference: 'Acts 3:2-7',
    reflection:
      'Peter’s pockets are empty, and he says so to a man who is asking for money. But first he stops and looks at him, and asks to be looked at. Then Peter gives what he does have, the name of Jesus and a hand to pull him up. You too are asked each week for things you cannot supply: work, a cure, funds that the church does not possess. Lord, when I have no silver, let me at least stop and look, and give what you have given me. Amen.',
  },
  {
    reference: 'Acts 4:10-13',
    reflection:
      'The council cannot place them. These men have no schooling to speak of, and here they stand in the highest court as if they were at home. The one credential anybody can find is that they had been with Jesus. You may have certificates on the wall, or wish you had, and learning is a good thing. What people recognize at a bedside or in a quarrel is harder to frame, something picked up only by long keeping of company. If someone studied you closely this week, whose company would they guess you had been keeping?',
  },
  {
    reference: 'Acts 4:29-31',
    reflection:
      'Threatened by people with real power, the believers go to prayer, and what they leave out is interesting. They do not ask for the threats to stop. They ask the Lord to take note of them, and then they ask for nerve. The house shakes, and they go on speaking the word, which was all they had wanted. Courage is often given only for the next conversation. You may have one waiting: the apology, the hard truth, the visit put off for a month. Lord, you have seen what I am afraid of. Give me boldness enough for today. Amen.',
  },
  {
    reference: 'Acts 5:18-21',
    reflection:
      'An angel unlocks the jail by night and gives the apostles their directions, and a sensible person would expect these to lead out of town. They are to go and stand in the temple and tell the people about this life. It is where the trouble began. By daybreak they are teaching again. Some deliverances set us down exactly where we were, before the same faces, with the same argument going on in the third pew. Perhaps you prayed to be let out and found yourself sent back in. What if the door was opened so that you could return free?',
  },
  {
    reference: 'Acts 5:38-42',
    reflection:
      'Gamaliel counsels patience: if this is merely human it will come apart by itself, and if it is of God nobody can stop it. The apostles are beaten all the same, go home rejoicing, and are soon at it again, in the temple and from house to house. Here is something for everyone who lies awake over the church. Our anxiety was never what held it up. What God has begun will outlast a poor year and an unhappy vote. Lord, calm my fear for your church, and give me joy in the next house I enter. Amen.',
  },
  {
    reference: 'John 10:11-15',
    reflection:
      'When the wolf comes, the hired man works out what his own skin is worth and runs. Every pastor who reads that feels the draft. You are paid, after all, and there have been days when you would gladly have run. Yet Jesus is talking here about himself. He is the one who stays, who knows each of his own as he is known by the Father. You were in the flock before anyone put a staff in your hand, and you will be in it after you have laid the staff down. What is it like, today, to be one of the sheep?',
  },
  {
    reference: '1 Peter 1:3-7',
    reflection:
      'An inheritance is being kept for you, says Peter, and you are being kept for it. He writes this to scattered people, strangers in the places where they lived. The hope is living because the one it rests on is alive. Clergy also think about pensions at three in the morning, and about what will become of the children. These are fair things to think about. Beneath them lies a treasure that cannot spoil or fade. Father of mercies, keep me today in the hope you keep for me. Amen.',
  },
  {
    reference: '1 Peter 2:9-10',
    reflection:
      'Once you were no people, Peter reminds a scattering of households; now you are God’s. He takes the grand old titles from Sinai, chosen, royal, priestly, holy, and bestows them on slaves and wives and newcomers, all together. Whatever your office, then, there is a priestly work that is shared. The man who mows the churchyard and prays as he goes is about it. So is the woman who tells a neighbor what God has done for her. Which of your people is already doing holy work that you could recognize and bless?',
  },
  {
    reference: '1 Peter 5:1-4',
    reflection:
      'Peter, who was told beside a lake to feed the lambs, hands the task on and calls himself simply a fellow elder. He knows what goes wrong with shepherds. They serve because they must, or for what it pays, or because they like to be in charge. Few of us get through a year without a taste of all three. Beside each he sets a better way: willing, eager, an example. The flock is God’s, and when the chief Shepherd appears, what he gives will not wither as flowers do. Chief Shepherd, give me back my willingness. Where I have ruled, teach me to go ahead. Amen.',
  },
  {
    reference: '1 Peter 5:6-10',
    reflection:
      'Throw your worry on God, Peter says, all of it, and the reason he gives is short: he cares for you. Next comes a lion. Peter’s peace has its eyes open; something prowls, and believers everywhere are having to stand up to it. That may help you at your desk, where trouble likes to whisper that you are the only one. Someone in another town is awake with the same ache in the same calling. And the God of all grace has promised, after a little while, to set you on your feet himself. What are you still holding that you could throw?',
  },
  {
    reference: 'Romans 6:3-5',
    reflection:
      'You have stood so often at the water, speaking the words over others, that you may forget what was done to you. Paul says it bluntly: it was a burial. All who were baptized into Christ went down with him into death, so that, as he was raised, they too might walk in newness of life. The self that has to win the argument and be thought well of has already had its funeral, however often it tries to sit up. Lord, I belong to you by water and promise. Teach me to walk today in the new life you gave. Amen.',
  },
  {
    reference: 'Romans 8:1-4',
    reflection:
      'No condemnation: Paul puts it as a verdict already given, with the word now in the middle of it. What the law could not do, weakened as it was by our flesh, God did by sending his Son. Many who announce pardon to others on Sunday go home to a private court that is still in session. There is the widow I forgot to call, my temper in the car, the years I was too busy for my children. The evidence may well be true. The case was heard all the same, and it is over. Which charge against yourself do you keep reopening?',
  },
  {
    reference: 'John 15:1-5',
    reflection:
      'Branches do not strain. They stay where they are, and the life comes through. Jesus says this to people who are about to be very busy, and adds that apart from him they can do nothing, a line worth writing across the top of a calendar. He also speaks of the knife. Fruitful branches are cut, and it can be bewildering to lose the very thing that was going well. The hand that prunes is the Father’s, and more fruit is what he wants. True Vine, keep me joined to you through the cutting and the growing, and let me be content to stay. Amen.',
  },
  {
    reference: 'Romans 8:18-22',
    reflection:
      'Creation is groaning, Paul says, and he listens as a midwife might: these are birth pains. Field, river and sparrow are waiting for the children of God to be revealed, since the freedom to come is meant for them as well. It is a hope wide enough for the woods behind the church. You spend most of your hours indoors with human sorrow, and rightly. A walk under the trees need not be an escape from that. Out there, too, something is waiting for the same Lord. When were you last out of doors long enough to hear it wait?',
  },
  {
    reference: 'Romans 8:37-39',
    reflection:
      'Paul goes looking for something strong enough to part us from the love of God, and he is thorough. He tries death, and then life, which can be the harder test. He tries angels and powers, today and tomorrow, the height above and the depth below. He comes back with nothing. I am persuaded, he says, as someone does who has weighed a thing for years. Bring to his list whatever you fear most: the diagnosis, a child far from faith, your own memory failing. It belongs among the things that cannot. Lord Jesus, hold those I love, and hold me, in what nothing can break. Amen.',
  },
  {
    reference: '1 Corinthians 15:20-26',
    reflection:
      'The first sheaf of the harvest used to be brought to God while the rest of the field still stood. It was a pledge of more to come. Christ raised from the dead is such a sheaf, Paul says, and we live between it and the full gathering, while one enemy after another is put under his feet. Death is the last, and you need not call it a friend. This may explain the mixture of your weeks, the wedding and the funeral, prayers answered and unanswered. Where have you seen a first ripe ear, and can you let it stand for more?',
  },
  {
    reference: '1 Corinthians 15:42-44',
    reflection:
      'Sown is a gardener’s word, and Paul uses it where we would have said buried. Weakness goes into the ground, and dishonor, all that the last illness did to someone you knew when she was strong. He does not look away from it. But nobody sows who thinks the seed is finished, and what comes up will be greater than what went down. You have seen bodies at their worst, and such sights can follow a person home. This promise may follow you home as well. God of the living, take what we have lowered into the earth, and raise it in glory. Amen.',
  },
  {
    reference: '1 Corinthians 15:54-58',
    reflection:
      'After a long chapter on the resurrection, and a taunt in the face of death, Paul ends with a therefore that concerns Monday. Stand firm, keep on working, because in the Lord your labor is not wasted. Evidently the empty tomb has something to say about whether it is worth going in again tomorrow. A lesson prepared for four children, a call on a woman who will not remember it, a prayer that nobody overheard: the risen Lord takes them up and loses none. Lord, who gives us the victory, keep me steady in small work, and keep me from calling it small. Amen.',
  },
  {
    reference: 'Revelation 1:12-18',
    reflection:
      'John is an exile on an island, keeping the Lord’s day without a congregation. He turns to see who is speaking to him and falls down as if dead, for the face is like the sun at noon. Then the hand that holds the stars is laid on one frightened man, and he is told not to be afraid. The one who was dead is alive and has the keys. He stands, moreover, among lampstands, which are churches, some of them burning low, as the letters will show. What might change if you walked into your own church this week expecting to find him there already?',
  },
  {
    reference: 'John 14:15-18',
    reflection:
      'Orphans is the word that comes to Jesus on his last night. He can tell what his friends are going to feel like, and he promises that they will not be left so. Another helper will come, to be with them for good and to live in them. Much of ministry is done with no one beside you: the drive home from the hospital, the study with its door shut, the decision nobody else can make. From outside you look like a person who is always surrounded. Spirit of truth, stay with me in the hours when no one else is there. Amen.',
  },
  {
    reference: 'Colossians 3:1-4',
    reflection:
      'Your life is hidden, says Paul, with Christ in God. For someone whose days are so public that is a restful thing to hear. People see the manner at the church door, the voice that fills the room, the version of you that stands up on Sunday. Some admire it and some do not. Neither have seen the real thing, which is kept where criticism cannot reach it and praise cannot spoil it. When Christ appears, who is your life, you will appear with him. What would you do differently today if you had nothing to prove?',
  },
  {
    reference: 'Ephesians 2:4-7',
    reflection:
      'But God: on those two words the whole chapter turns. Before them lies a description of the dead, and the dead do not make resolutions. After them come the verbs, and every one is his: he loved, made alive, raised, seated. We are simply the ones to whom it was done. Remember it on a morning when you have nothing left to give, since nothing is what you brought at the start. Father, rich in mercy, I came with empty hands and you gave me life. Thank you. Amen.',
  },
  {
    reference: 'Ephesians 1:18-23',
    reflection:
      'What Paul wants for his readers is sight. He prays that the eyes of the heart may be opened, for the hope, the inheritance and the power are there already, the same power that raised Christ and seated him above every name. Then he says an astonishing thing about the church, which met in houses and quarreled like any family: it is Christ’s body, his fullness. Your own eyes grow tired of looking at the church. They go first to the leak in the roof and the empty places. What might you ask God to let you see there?',
  },
  {
    reference: 'Acts 1:6-11',
    reflection:
      'They want a timetable. He tells them that the times are the Father’s business, gives them a task and a promise, and is taken up while they watch. Two men in white find the church in its first posture, staring at the sky, and ask why it is standing there. He will return. Meanwhile one who shares our flesh is Lord of heaven and earth, and to him belongs all that you cannot manage: the schedule, the outcome, the far ends of the world. Ascended Lord, the times are in your hands, and I have been given today. Let me be your witness in it. Amen.',
  },
  {
    reference: 'Luke 24:50-53',
    reflection:
      'His hands are raised when they lose sight of him. Luke wants us to know that he was in the act of blessing, and never says that he stopped. So they go back to the city full of joy, a strange thing to feel after a parting. You lift your own hands at the end of worship, over people who are already reaching for their coats. It may be the weightiest thing you do all week, for those words were his before they were yours. And you are standing under them yourself. When did you last let the blessing fall on you?',
  },
  {
    reference: 'Acts 1:12-14',
    reflection:
      'Waiting was the first thing the church was asked to do. Luke tells us who was in the upper room: eleven men with a good deal to be ashamed of, the women, Mary, the brothers of Jesus who had not always believed in him. They had been promised the ends of the earth and told, for the present, to stay. So they prayed, together, for days. When you meet to pray with six others on a wet evening and are tempted to count heads, remember that room. Lord, make us of one mind, and teach us to wait as if it were work. Amen.',
  },
  {
    reference: 'John 17:11-15',
    reflection:
      'On this night the disciples overhear themselves being prayed for. Jesus asks that they be kept, that they be one, that his joy be in them to the full. He does not ask for them to be taken out of the world, only to be guarded in it. You have a list of names too, and some guilt about the ones you forget. Behind your list there is his, and your own name is on it. How does it change the morning to know that you have already been prayed for?',
  },
  {
    reference: 'Acts 1:21-26',
    reflection:
      'Two names go forward, and the lot falls on Matthias. Of the other man, Joseph called Barsabbas, we hear nothing more. He had been there from the beginning, he met every requirement, he was prayed over, and he was not chosen. Most of us have been Joseph at some time: the call that went elsewhere, the post given to a younger colleague. No one says that he walked out, and when the Spirit came, all who were there were filled. Lord, you know every heart. Where I was passed over, keep me from bitterness, and keep me near. Amen.',
  },
  {
    reference: 'Revelation 5:1-6',
    reflection:
      'In heaven, of all places, John is weeping aloud. There is a scroll, and no one can be found to open it. Then an elder tells him that the Lion has conquered, and he turns to look and sees a Lamb, standing, with the marks of slaughter on it. He is the one who will take the scroll. You have wept, or wanted to, over things that would not open: an early death, a church that tore itself apart. No explanation is offered here. Someone comes forward who has himself been wounded. Which sealed thing would you hold out to the Lamb?',
  },
  {
    reference: 'Revelation 7:13-17',
    reflection:
      'Sir, you know, John replies, when he is asked who these people are. It is a good answer for anyone questioned about heaven. Then he is told. They have come through great trouble, and they are washed and home. Hunger is over, the heat is over, and the Lamb at the center has become their shepherd. Last of all God himself sees to their tears. You have walked beside a good many as far as you could go, and had to stop at a door. Here is what John saw on the other side. Lamb of God, shepherd those I had to leave with you. Amen.',
  },
  {
    reference: 'Revelation 21:1-5',
    reflection:
      'Downward is the direction of John’s last vision. Nobody climbs to heaven in it; the city comes down, and God makes his home with people. Then the one on the throne speaks for himself, and says that he is making all things new. All is a wide word. It takes in whatever you have loved and watched wear thin: an old marriage, a cracked building, the town whose young people leave, a faith that once ran and now limps. Tending such things is work in the direction God is going. What worn thing in your care would you most like to see new?',
  },
  {
    reference: 'John 14:25-27',
    reflection:
      'There was too much to take in. Jesus had talked all evening, and their questions show how little they had followed. So he tells them of the Spirit, who will teach them and bring back to mind what he has said. The word you need at a bedside does not have to be carried in by force of memory; it can be given there. And he leaves them peace, his own, on a night when his enemies were already on their way. Holy Spirit, remind me of what he said when someone needs it, and let my heart be untroubled. Amen.',
  },
  {
    reference: 'Ezekiel 37:7-10',
    reflection:
      'Ezekiel preaches to a valley of bones, as he was told, and the result is impressive. There is a noise, a joining, sinew and flesh and skin, and no breath. Any church can come as far as that, the schedule filled, the music rehearsed, everything in its place and lying very still. The prophet is not told to scold the bodies or to preach harder at them. He is told to call on the breath. With Pentecost a day away, that may be the one thing left to do. Where in your work is everything in order and waiting for breath?',
  },
  {
    reference: 'Acts 2:1-6',
    reflection:
      'Wind first, then fire, and the fire divides and settles on each of them, the fisherman, the tax collector, the women who had not been believed. No one is left without. They begin to speak, and strangers from everywhere hear it in the tongue they learned at home. The Spirit’s first gift to the church is to be understood by people unlike itself. You will stand up today with your own small flame and your own accent. He can carry it the rest of the way. Come, Holy Spirit, rest on every one of us, and let somebody hear the voice of home. Amen.',
  },
]
