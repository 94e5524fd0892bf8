@wishlist
Feature: Lists with names
  Who dresses a family, or for several feasts, keeps what they like apart,
  and loses nothing by it.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees
    And Meera has saved the "Shawl" and the "Stole"

  Rule: A piece lies in one list, at first in the wishlist

    Example: One list is enough for many
      When Meera opens the path "/wishlist"
      Then her lists are ""
      And the page of the wishlist holds "Stole, Shawl"

    @journey
    Example: For a feast
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      When Meera moves the "Stole" to her list "Diwali"
      Then Meera reads of her lists "Stole is in the list “Diwali” now."
      And her lists are "Wishlist, 1 piece; Diwali, 1 piece"
      And the page of the wishlist holds "Shawl"

    Example: The wrong list
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      And Meera moves the "Stole" to her list "Diwali"
      When Meera thinks better of it
      Then Meera reads of her lists "Stole is in the list “Wishlist” now."
      And her lists are "Wishlist, 2 pieces; Diwali, 0 pieces"

    Example: Over any page all that is saved is together
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      When Meera moves the "Stole" to her list "Diwali"
      Then the wishlist holds "Shawl, Stole"
      And the wishlist says of the "Stole" "In the list “Diwali”"
      And the wishlist says of the "Shawl" ""

  Rule: The lists are there at the next visit, and the one that was open is open after a reload

    Example: The day after
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      And Meera moves the "Stole" to her list "Diwali"
      When Meera comes back later
      Then her lists are "Wishlist, 1 piece; Diwali, 1 piece"

    Example: On the train
      Given Meera opens the path "/wishlist"
      And Meera is offline
      When Meera makes a list "Diwali"
      Then Meera reads of her lists "The list “Diwali” is ready."
      And her lists are "Wishlist, 2 pieces; Diwali, 0 pieces"

  Rule: A list has a name that tells it from the others

    Scenario Outline: <why> is no name
      Given Meera makes a list "Diwali"
      When Meera makes a list "<name>"
      Then Meera reads of the name "<words>"
      And her lists are "Wishlist, 2 pieces; Diwali, 0 pieces"

      Examples:
        | why             | name                                      | words |
        | Nothing         |                                           | Please give the list a name.                               |
        | A whole story   | For the wedding of my sister in Udaipur 27 | Please use no more than 40 letters.                        |
        | What is there   | diwali                                    | You have a list called “diwali” already.                   |
        | The first list  | Wishlist                                  | You have a list called “Wishlist” already.                 |
        | What none reads | ...                                       | Please use letters, digits or emoji, and no hidden characters. |

    Example: Another year
      Given Meera makes a list "Diwali"
      When Meera calls the open list "Diwali 2027"
      Then Meera reads of her lists "The list is called “Diwali 2027” now."
      And her lists are "Wishlist, 2 pieces; Diwali 2027, 0 pieces"

    @page
    Example: A new list is where its shopper goes on
      When Meera makes a list "Diwali"
      Then the focus is on the "Diwali"

    @page
    Example: A name that is none can be mended at once
      When Meera makes a list ""
      Then the focus is on the "Name of the list"

    @page
    Example: No list after all
      When Meera begins a list and leaves it
      Then the focus is on the "New list"
      And her lists are ""

  Rule: A list that is deleted takes its pieces along, and both come back

    Background:
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      And Meera moves the "Stole" to her list "Diwali"

    Example: The feast is over
      Given Meera opens her list "Diwali"
      When Meera deletes the open list
      Then Meera reads of her lists "The list “Diwali” is deleted, with 1 piece."
      And the page of the wishlist holds "Shawl"
      And her lists are ""

    Example: Too early
      Given Meera opens her list "Diwali"
      And Meera deletes the open list
      When Meera thinks better of it
      Then Meera reads of her lists "The list “Diwali” is back."
      And the page of the wishlist holds "Stole"
      And her lists are "Wishlist, 1 piece; Diwali, 1 piece"

    Example: Meera buys the whole list
      Given the shop sells a "Wrap" for 700 rupees
      And Meera looks at the "Wrap"
      And Meera saves the piece that is open
      And Meera opens the path "/wishlist"
      And Meera moves the "Wrap" to her list "Diwali"
      And Meera opens her list "Diwali"
      When Meera moves the whole open list to the cart
      Then her lists are "Wishlist, 1 piece; Diwali, 0 pieces"
      And Meera has 1 piece of the "Wrap" in the cart

  Rule: Each list has a link of its own, which ends with it

    Background:
      Given Meera makes a list "Diwali"
      And Meera opens her list "Wishlist"
      And Meera moves the "Stole" to her list "Diwali"

    Example: Nothing of the other lists, and no name
      Given Meera opens her list "Diwali"
      And Meera shares her wishlist
      When somebody opens the link to her wishlist
      Then the shared list holds "Stole"
      And the shared list is called "A shared wishlist"

    Example: One link does not end the other
      Given Meera shares her wishlist
      And Meera opens her list "Diwali"
      And Meera shares her wishlist
      And Meera stops sharing her wishlist
      And Meera opens her list "Wishlist"
      When somebody opens the link to her wishlist
      Then the shared list holds "Shawl"

    Example: Gone with its list
      Given Meera opens her list "Diwali"
      And Meera shares her wishlist
      And Meera keeps the link to her wishlist
      When Meera deletes the open list
      Then Meera reads of her lists "The list “Diwali” is deleted, with 1 piece. Its link ends, too."
      And the link that she kept leads to "This wishlist is not shared"
