/** The place where a browser keeps the identity it is signed in with. */
export const MEMBER_STORE = 'ironfield-identity';
