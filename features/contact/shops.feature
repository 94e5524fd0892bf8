@contact
Feature: Shops to walk into
  Whoever wants to try something on finds the shops by city or postcode, with their hours and the way there.

  @ROUTE-10
  Rule: The page of the shops lists them all, and those of a place

    @journey @long
    Example: By the name of a place
      Given the stores "Zari Bandra, Zari Colaba" are open
      When Meera opens the page of the shops
      Then Meera sees the shops "Zari Bandra, Zari Colaba"
      When Meera looks for shops in "colaba"
      Then Meera sees the shops "Zari Colaba"
      And Meera reads "1 shop" above the shops

    Example: No shop there
      Given the stores "Zari Bandra, Zari Colaba" are open
      When Meera opens the page of the shops
      And Meera looks for shops in "Bhopal"
      Then Meera reads "There is no shop for “Bhopal” yet. These may be within reach:" above the shops
      And Meera sees the shops "Zari Bandra, Zari Colaba"

  @CONT-21
  Rule: Each shop tells where it is, how it is reached and when it is open

    Example: Planning a Saturday
      Given the stores "Zari Bandra, Zari Amer" are open in "Mumbai, Jaipur"
      When Meera opens the page of the shops
      Then Meera reads that "Zari Amer" is at "18 Mogra Lane, Hill Road, Jaipur 400050"
      And Meera reads that "Zari Amer" answers "+91 22 5550 0102"
      And Meera reads that "Zari Amer" is open on "Saturday" "11:00 am – 8:00 pm"

  @CONT-21
  Rule: The shops are narrowed to those of a city

    Example: Only Jaipur is near
      Given the stores "Zari Bandra, Zari Amer, Zari Colaba" are open in "Mumbai, Jaipur, Mumbai"
      When Meera opens the page of the shops
      And Meera looks for shops in "jaipur"
      Then Meera sees the shops "Zari Amer"

    Example: A city with two of them
      Given the stores "Zari Bandra, Zari Amer, Zari Colaba" are open in "Mumbai, Jaipur, Mumbai"
      When Meera opens the page of the shops
      And Meera looks for shops in "Mumbai"
      Then Meera sees the shops "Zari Bandra, Zari Colaba"
