/** Who drew the pictures, as the credits page says. */

export interface Credit {
  readonly name: string;
  readonly link: string;
}

/** The collection all pictures are from, and the licence under which it is shared. */
export const ICONS: { readonly collection: Credit; readonly licence: Credit; readonly authors: readonly Credit[] } = {
  collection: { name: 'Game-icons.net', link: 'https://game-icons.net' },
  licence: { name: 'CC BY 3.0', link: 'https://creativecommons.org/licenses/by/3.0/' },
  authors: [
    { name: 'Lorc', link: 'https://lorcblog.blogspot.com' },
    { name: 'Delapouite', link: 'https://delapouite.com' },
    { name: 'John Colburn', link: 'https://ninmunanmu.com' },
    { name: 'Felbrigg', link: 'https://blackdogofdoom.blogspot.co.uk' },
    { name: 'John Redman', link: 'https://www.uniquedicetowers.com' },
    { name: 'Carl Olsen', link: 'https://twitter.com/unstoppableCarl' },
    { name: 'Sbed', link: 'https://opengameart.org/content/95-game-icons' },
    { name: 'PriorBlue', link: 'https://game-icons.net' },
    { name: 'Willdabeast', link: 'https://wjbstories.blogspot.com' },
    { name: 'Viscious Speed', link: 'https://viscious-speed.deviantart.com' },
    { name: 'Lord Berandas', link: 'https://berandas.deviantart.com' },
    { name: 'Irongamer', link: 'https://ecesisllc.wix.com/home' },
    { name: 'HeavenlyDog', link: 'https://www.gnomosygoblins.blogspot.com' },
    { name: 'Lucas', link: 'https://game-icons.net' },
    { name: 'Faithtoken', link: 'https://fungustoken.deviantart.com' },
    { name: 'Skoll', link: 'https://game-icons.net' },
    { name: 'Andy Meneely', link: 'https://www.se.rit.edu/~andy/' },
    { name: 'Cathelineau', link: 'https://game-icons.net' },
    { name: 'Kier Heyl', link: 'https://game-icons.net' },
    { name: 'Aussiesim', link: 'https://game-icons.net' },
    { name: 'Sparker', link: 'https://citizenparker.com' },
    { name: 'Zeromancer', link: 'https://game-icons.net' },
    { name: 'Rihlsul', link: 'https://game-icons.net' },
    { name: 'Quoting', link: 'https://game-icons.net' },
    { name: 'Guard13007', link: 'https://guard13007.com' },
    { name: 'DarkZaitzev', link: 'https://darkzaitzev.deviantart.com' },
    { name: 'SpencerDub', link: 'https://game-icons.net' },
    { name: 'GeneralAce135', link: 'https://game-icons.net' },
    { name: 'Zajkonur', link: 'https://game-icons.net' },
    { name: 'Catsu', link: 'https://game-icons.net' },
    { name: 'Starseeker', link: 'https://game-icons.net' },
    { name: 'Pepijn Poolman', link: 'https://game-icons.net' },
    { name: 'Pierre Leducq', link: 'https://game-icons.net' },
    { name: 'Caro Asercion', link: 'https://game-icons.net' },
  ],
};
