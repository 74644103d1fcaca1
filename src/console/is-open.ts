/**
 * Who asks nobody who he is (specification 6): the phone's upload page, and the agents' desk, which has a session of its own;
 * whoever is signed in to the console has the desk within its frame.
 */
export const isOpen = (path: string, isSignedIn: boolean): boolean => path === '/mobile_upload' || (path === '/kefu' && !isSignedIn)
